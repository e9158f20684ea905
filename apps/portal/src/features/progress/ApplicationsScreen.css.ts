import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBottom: vars.space[16]
})
export const search = style({ flex: '0 1 22rem', '@media': { [narrow]: { flexBasis: '100%' } } })
export const narrowing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[12], flexBasis: '100%' })
export const waitings = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`
})
export const scene = style({ fontWeight: vars.weight.bold })
export const number = style({ color: vars.color.muted, fontSize: vars.text[14], fontWeight: vars.weight.regular, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const progress = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } }
})
