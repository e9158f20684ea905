import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8], margin: 0 })
export const four = style({
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'center'
})
export const tile = style({
  minWidth: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius[4],
  background: vars.color.successSoft
})
export const bare = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 })
export const label = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text[14]
})
export const number = style({
  color: vars.color.success,
  fontSize: vars.text[22],
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums'
})
export const before = style({ color: vars.color.muted })
