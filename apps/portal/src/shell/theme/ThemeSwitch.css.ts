import { narrow } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const prefix = style({ '@media': { [narrow]: { display: 'none' } } })
