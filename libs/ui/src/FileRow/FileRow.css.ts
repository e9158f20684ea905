import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minHeight: vars.space[48],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface
})
export const failed = style({ borderColor: vars.color.danger })
export const icon = style({ flex: 'none', color: vars.color.primary600 })
export const text = style({ flex: '1 1 12em', minWidth: 0 })
export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text[14]
})
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const good = style({ color: vars.color.success })
export const bad = style({ color: vars.color.danger, fontWeight: vars.weight.medium })
export const message = style({ color: vars.color.danger, fontSize: vars.text[14] })
export const note = style({ color: vars.color.primary700, fontSize: vars.text[14] })
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })
export const progress = style({ flex: '1 1 100%' })
