import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const menu = style({
  zIndex: 50,
  minWidth: 160,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius[4],
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-highlighted]': {
      background: vars.color.primary100,
      color: vars.color.primary700,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`
    },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' }
  }
})

export const danger = style({ color: vars.color.danger })
export const separator = style({ height: 1, margin: `${vars.space[4]} 0`, background: vars.color.line })

globalStyle(`${item} > svg`, { flex: 'none', width: vars.size.icon, height: vars.size.icon })
