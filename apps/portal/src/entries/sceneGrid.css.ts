import { medium, narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

/** Scenes side by side (主题卡片). */
export const sceneGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
