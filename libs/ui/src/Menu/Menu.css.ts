import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const menu = style({
  position: 'fixed',
  left: 0,
  top: 0,
  zIndex: 50,
  minWidth: 160,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100vh - 32px)',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  selectors: { '&:focus': { outline: 'none' } }
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius[4],
  background: 'transparent',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus': {
      outline: 'none',
      background: vars.color.primary100,
      color: vars.color.primary700,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`
    },
    '&[aria-disabled]': { color: vars.color.muted, cursor: 'not-allowed' }
  }
})

export const separated = style({
  position: 'relative',
  marginTop: vars.space[8],
  '::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[4]}) 0 auto`, borderTop: `1px solid ${vars.color.line}` }
})

globalStyle(`${item} > svg`, { flex: 'none', width: vars.size.icon, height: vars.size.icon })
