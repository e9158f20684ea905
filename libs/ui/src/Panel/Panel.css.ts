import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBottom: vars.space[16]
})
export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const level2 = style({ fontSize: vars.text[22] })
export const level3 = style({ fontSize: vars.text[18] })
export const description = style({ marginTop: vars.space[4], color: vars.color.muted, fontSize: vars.text[14] })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginTop: vars.space[24],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`
})
