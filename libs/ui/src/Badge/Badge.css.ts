import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.5em',
  padding: '0 0.4em',
  borderRadius: '1em',
  background: vars.color.danger,
  color: vars.color.onSolid,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums'
})
