import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const files = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none'
})
export const note = style({ margin: 0, color: vars.color.muted, textAlign: 'center' })
