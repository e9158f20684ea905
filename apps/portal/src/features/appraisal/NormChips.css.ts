import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const group = style({ minWidth: 0 })
export const legend = style({ marginBottom: vars.space[8], fontWeight: vars.weight.medium })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '999px',
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.primary600 },
    '&:has(:checked)': { borderColor: vars.color.primary700, background: vars.color.primary100, color: vars.color.primary700 },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' }
  }
})
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
