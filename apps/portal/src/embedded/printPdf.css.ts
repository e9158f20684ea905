import { style } from '@vanilla-extract/css'

/** On paper alone; what else is on the page hides itself (`data-print`). */
export const paper = style({ '@media': { screen: { display: 'none' } } })
export const picture = style({
  display: 'block',
  width: '100%',
  breakAfter: 'page',
  breakInside: 'avoid',
  selectors: { '&:last-child': { breakAfter: 'auto' } }
})
