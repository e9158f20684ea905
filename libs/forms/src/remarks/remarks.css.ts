import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const lines = style({ whiteSpace: 'pre-line' })
export const note = style({ whiteSpace: 'pre-line', color: vars.color.warning })
