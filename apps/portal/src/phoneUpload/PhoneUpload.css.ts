import { pxToVw } from '@ljonething/ui/pxToVw'
import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

const side = 240

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: vars.space[16] })
/** On a phone, which is held before another, the same share of every screen. */
export const code = style({
  width: `min(${side}px, 100%)`,
  background: '#fff',
  fill: '#000',
  '@media': { [narrow]: { width: `min(${pxToVw(side)}, 100%)` } }
})
export const steps = style({ margin: 0, color: vars.color.muted, textAlign: 'center' })
export const files = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none'
})
