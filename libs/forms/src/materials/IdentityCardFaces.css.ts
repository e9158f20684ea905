import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

/** Side by side, one below the other on phones. */
export const faces = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[12],
  margin: `${vars.space[12]} 0 0`,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } }
})
export const face = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 })
export const title = style({ fontWeight: vars.weight.medium })
export const missing = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const whole = style({ gridColumn: '1 / -1' })
