import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const points = style({ marginBottom: vars.space[12], color: vars.color.muted, fontSize: vars.text[14] })
export const list = style({ margin: 0, paddingLeft: vars.space[24] })
export const samples = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  margin: `0 0 ${vars.space[12]}`,
  padding: 0,
  listStyle: 'none'
})
export const sample = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
