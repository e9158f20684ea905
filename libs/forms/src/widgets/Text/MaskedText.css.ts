import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const shell = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })
export const edit = style({ flex: 'none' })
