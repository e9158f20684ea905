import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

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
