import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  margin: `${vars.space[8]} 0 ${vars.space[16]}`,
  padding: 0,
  listStyle: 'none'
})
