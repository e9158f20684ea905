import { medium, narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], '@media': { print: { display: 'none' } } })
export const stacked = style({ display: 'grid', gap: vars.space[16] })
export const text = style({ maxWidth: '48em', overflowWrap: 'anywhere' })
export const heading = style({ marginBottom: vars.space[4], fontSize: vars.text[18] })
export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, paddingInlineStart: vars.space[24] })
export const name = style({ fontSize: vars.text[18] })
export const muted = style({ color: vars.color.muted })
export const stages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { flexDirection: 'column' } }
})
export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius[4],
  background: vars.color.primary100,
  color: vars.color.primary700
})
export const stageNumber = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })
