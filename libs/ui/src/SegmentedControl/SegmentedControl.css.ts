import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  maxWidth: '100%',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface
})
export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' })
export const option = style({ position: 'relative', display: 'inline-flex', '@media': { [narrow]: { flex: '1 0 auto' } } })
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  justifyContent: 'center',
  width: '100%',
  minHeight: vars.size.controlSmall,
  padding: `${vars.space[4]} ${vars.space[24]}`,
  '@media': { [narrow]: { padding: `${vars.space[4]} ${vars.space[8]}` } },
  borderRadius: vars.radius[4],
  transition: `background-color ${vars.motion}, color ${vars.motion}`,
  selectors: {
    [`${input}:hover:not(:checked) ~ &`]: { background: vars.color.primary100, color: vars.color.primary700 },
    [`${input}:checked ~ &`]: { background: vars.color.primary700, color: vars.color.onSolid, fontWeight: vars.weight.medium },
    [`${input}:focus-visible ~ &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`${input}:disabled ~ &`]: { color: vars.color.muted }
  }
})
