import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const phone = style({ fontVariantNumeric: 'tabular-nums' })
export const notes = style({ margin: 0, paddingLeft: vars.space[24] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginTop: vars.space[16],
  '@media': { print: { display: 'none' } }
})
export const fixed = style({ marginTop: vars.space[8], color: vars.color.muted })
