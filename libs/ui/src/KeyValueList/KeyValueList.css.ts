import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const list = style({ display: 'grid', columnGap: vars.space[32], margin: 0 })
export const two = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.label} minmax(0, 1fr)`,
  gap: vars.space[16],
  padding: `${vars.space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } }
})
export const wide = style({ gridColumn: '1 / -1' })
export const key = style({ color: vars.color.muted })
export const value = style({ overflowWrap: 'anywhere' })
/** Label above the value where the line is short of room, be it a phone or a side panel. */
export const stacked = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[16]}` })
globalStyle(`${stacked} > dt`, { flex: `0 0 ${vars.size.label}` })
globalStyle(`${stacked} > dd`, { flex: '1 1 14em' })
