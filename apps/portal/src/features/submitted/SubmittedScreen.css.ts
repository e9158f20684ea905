import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const mark = style({ width: 32, height: 32, color: vars.color.success })
export const numberBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderRadius: vars.radius[8],
  background: vars.color.successSoft,
  '@media': { print: { padding: 0, background: 'none' } }
})
export const numberLabel = style({ color: vars.color.muted })
export const number = style({
  fontSize: vars.text[28],
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { width: '100%', fontSize: vars.text[22] } }
})
export const heading = style({ marginTop: vars.space[8], fontSize: vars.text[18] })
export const delivery = style({ display: 'block', marginTop: vars.space[4], fontSize: vars.text[14], color: vars.color.muted })
export const steps = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingLeft: vars.space[24] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } }
})
