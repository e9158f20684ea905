import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[24],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius[8],
  background: vars.color.canvas,
  textAlign: 'center',
  transition: `background-color ${vars.motion}, border-color ${vars.motion}`
})
export const over = style({ borderStyle: 'solid', borderColor: vars.color.primary600, background: vars.color.primary100 })
export const invalid = style({ borderColor: vars.color.danger })
export const icon = style({ color: vars.color.primary600 })
/** Nobody drags a file on a phone. */
export const drop = style({ '@media': { [narrow]: { display: 'none' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })
export const picker = style({ position: 'relative', display: 'inline-flex' })
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'pointer' } }
})
export const face = style({
  selectors: {
    [`${input}:focus-visible ~ &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`${input}:hover:not(:disabled) ~ &`]: {
      background: vars.color.primary700,
      borderColor: vars.color.primary700,
      color: vars.color.onSolid
    },
    [`${input}:disabled ~ &`]: { background: vars.color.canvas, borderColor: vars.color.line, color: vars.color.muted }
  }
})
export const hint = style({ color: vars.color.muted, fontSize: vars.text[14], textWrap: 'balance' })
