import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const files = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const file = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  minWidth: 0,
  overflowWrap: 'anywhere'
})
export const note = style({ color: vars.color.muted, fontSize: vars.text[14], whiteSpace: 'nowrap' })
export const actions = style({ display: 'flex', flex: 'none', gap: vars.space[4] })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
