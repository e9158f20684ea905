import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const matters = style({ margin: `${vars.space[8]} 0`, paddingLeft: vars.space[24] })
export const failure = style({ width: '100%' })
