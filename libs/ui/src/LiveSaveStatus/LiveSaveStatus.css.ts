import { style } from '@vanilla-extract/css'

/** Out of sight nothing in it is laid out or drawn, whatever it says. */
export const apart = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 8em auto 1.6em'
})
