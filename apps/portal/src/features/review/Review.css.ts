import { narrow, vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
export const sections = style({ ...column, gap: vars.space[32], '@media': { print: { gap: vars.space[16] } } })
/** On paper nothing is pressed. */
globalStyle(`${sections} button`, { '@media': { print: { display: 'none' } } })
export const section = style({ ...column, gap: vars.space[12] })
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBottom: vars.space[8],
  borderBottom: `2px solid ${vars.color.line}`
})
export const heading = style({ fontSize: vars.text[18], scrollMarginTop: vars.space[24] })
export const answers = style({ ...column, margin: 0 })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[16],
  padding: `${vars.space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }
})
export const question = style({ color: vars.color.muted })
export const materials = style({ ...column, gap: vars.space[16], margin: 0, padding: 0, listStyle: 'none' })
export const material = style({ ...column, gap: vars.space[8] })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], fontSize: vars.text[16] })
export const files = style({ ...column, gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const promise = style({ width: '100%' })
