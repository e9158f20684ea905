import { medium, narrow, vars } from '@ljonething/ui/theme'
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
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
