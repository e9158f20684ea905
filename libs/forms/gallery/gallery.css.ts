import { medium, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  maxWidth: vars.size.content,
  margin: '0 auto',
  padding: vars.space[24],
  '@media': { [medium]: { padding: vars.space[12] } }
})
export const summary = style({ marginBottom: vars.space[16], selectors: { '&:empty': { display: 'none' } } })
