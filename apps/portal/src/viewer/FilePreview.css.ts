import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

/** Lower where the window is. */
export const frame = style({
  display: 'block',
  width: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.canvas,
  '@media': { [narrow]: { height: 'calc(100dvh - 240px)', minHeight: 320 } }
})
