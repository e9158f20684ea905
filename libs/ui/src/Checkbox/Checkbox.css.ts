import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minHeight: vars.size.controlSmall,
  paddingBlock: 3,
  cursor: 'pointer',
  selectors: { ':root[data-theme="large-type"] &': { paddingBlock: 8 } }
})

export const box = style({
  flex: 'none',
  width: 20,
  height: 20,
  margin: '0.16em 0 0',
  accentColor: vars.color.primary600,
  cursor: 'inherit',
  selectors: {
    ':root[data-theme="large-type"] &': { width: 26, height: 26, marginTop: 3 },
    '&[aria-invalid="true"]': { outline: `2px solid ${vars.color.danger}`, outlineOffset: '1px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' }
  }
})

export const disabled = style({ color: vars.color.muted, cursor: 'not-allowed' })
export const description = style({ display: 'block', color: vars.color.muted, fontSize: vars.text[14] })
