import { vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const wide = 'screen and (min-width: 720px), print'

/** One below the other without a grid, which measures all of them whenever one changes. */
export const form = style({ display: 'flow-root' })
export const folded = style({ marginTop: vars.space[32], selectors: { '&:first-child': { marginTop: 0 } } })

/** Painted by itself: a key in a field below paints none of it again. */
export const anchors = style({
  contain: 'layout style',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none'
})
export const anchor = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], minHeight: vars.size.controlSmall })
/** How many are left to correct. */
export const left = style({ color: vars.color.danger, fontWeight: vars.weight.medium, selectors: { '&:empty': { display: 'none' } } })

const aboutAsHigh = (rows: string) => `auto calc(64px + var(${rows}, 0) * 5px)`

/**
 * Contained: what happens in one group lays out nothing outside it. Popups therefore open in portals. Before it is drawn it is about as high as
 * its rows.
 */
export const group = style({
  contentVisibility: 'auto',
  containIntrinsicSize: aboutAsHigh('--rows-of-phone'),
  padding: vars.space[4],
  margin: `calc(${vars.space[32]} - ${vars.space[4]}) calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[4]})`,
  scrollMarginTop: vars.space[24],
  selectors: { '&:first-child': { marginTop: `calc(-1 * ${vars.space[4]})` } },
  '@media': { [wide]: { containIntrinsicSize: aboutAsHigh('--rows') }, print: { contentVisibility: 'visible' } }
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  marginBottom: vars.space[16]
})
export const heading = style({ fontSize: vars.text[22], selectors: { '&:focus': { outline: 'none' } } })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[24],
  rowGap: vars.space[24],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }
})
/** Its rows stand in the grid themselves. */
export const run = style({ display: 'contents' })
export const cell = style({ minWidth: 0 })
export const fullRow = style({ minWidth: 0, gridColumn: '1 / -1' })

globalStyle(`${heading}:focus-visible`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })
