import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], listStyle: 'none' })
export const title = style({ fontSize: vars.text[18] })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const summary = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const foundBy = style({ fontSize: vars.text[14], fontWeight: vars.weight.medium })
export const department = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginTop: 'auto',
  paddingBottom: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text[14]
})
