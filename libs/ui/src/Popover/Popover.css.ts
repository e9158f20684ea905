import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const popover = style({
  zIndex: 50,
  minWidth: 200,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  selectors: { '&:focus-visible': { outline: 'none' } }
})

export const flush = style({ padding: vars.space[4] })
export const asWideAsTrigger = style({ width: 'var(--radix-popover-trigger-width)' })
export const tall = style({ minHeight: 'min(420px, 60vh)' })
