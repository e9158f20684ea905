import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16]
})
export const time = style({ fontSize: vars.text[28], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })
export const ahead = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const mode = style({ minWidth: '9rem' })
export const mend = style({ marginBottom: vars.space[16] })
export const items = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, border: 0 })
export const item = style({ display: 'grid', gap: vars.space[4] })
export const moves = style([steps, { marginTop: vars.space[16] }])
