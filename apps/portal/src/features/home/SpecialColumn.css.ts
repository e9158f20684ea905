import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.control,
  margin: `${vars.space[16]} 0 ${vars.space[8]}`,
  color: vars.color.muted
})
