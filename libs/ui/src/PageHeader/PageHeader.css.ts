import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Painted apart from what it stands over. */
export const header = style({
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[24]}`
})
export const text = style({ flex: '1 1 20em', minWidth: 0 })
export const titleRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[4]} ${vars.space[12]}` })
export const description = style({ marginTop: vars.space[4], color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
