import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBottom: vars.space[16]
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginTop: vars.space[16]
})
export const muted = style({ color: vars.color.muted, fontSize: vars.text[14], fontWeight: vars.weight.regular })
export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const notes = style({ margin: `${vars.space[4]} 0 0`, paddingLeft: vars.space[24] })
export const stack = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})

/** What belongs together in one cell, each value on its line. */
export const group = style({ display: 'grid', gap: vars.space[4], minWidth: '9.5rem', '@media': { [narrow]: { minWidth: 0 } } })
export const strong = style({ fontWeight: vars.weight.bold })
export const label = style({
  color: vars.color.muted,
  fontSize: vars.text[14],
  fontWeight: vars.weight.regular,
  marginRight: vars.space[8]
})
export const progress = style({ display: 'grid', gap: vars.space[12] })
