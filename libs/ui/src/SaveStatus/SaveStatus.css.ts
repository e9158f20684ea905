import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums'
})

export const status = styleVariants({
  saved: [base, { color: vars.color.success }],
  saving: [base, { color: vars.color.muted }],
  unsaved: [base, { color: vars.color.warning }],
  failed: [base, { color: vars.color.danger }]
})
