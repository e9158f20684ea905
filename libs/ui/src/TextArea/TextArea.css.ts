import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const area = style({ display: 'block', minHeight: 96, paddingBlock: vars.space[8], resize: 'vertical' })
export const counter = style({ marginTop: vars.space[4], color: vars.color.muted, fontSize: vars.text[14], textAlign: 'right' })
export const over = style({ color: vars.color.danger, fontWeight: vars.weight.medium })
