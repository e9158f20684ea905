import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginTop: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8]
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[16]}`,
  color: vars.color.muted,
  overflowWrap: 'anywhere'
})
