import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: vars.space[16] })
export const code = style({ width: 'min(240px, 100%)', background: '#fff', fill: '#000' })
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
