import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  maxWidth: '52rem',
  marginTop: vars.space[24]
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
