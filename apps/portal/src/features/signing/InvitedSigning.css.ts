import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space[16] })
export const whole = style({ width: '100%', minWidth: 0 })
export const text = style({ margin: 0 })
/** Stays at hand below a long document. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  width: '100%',
  padding: `${vars.space[12]} 0`,
  background: vars.color.surface
})
