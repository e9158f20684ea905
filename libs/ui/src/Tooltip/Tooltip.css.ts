import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const tip = style({
  position: 'fixed',
  left: 0,
  top: 0,
  zIndex: 60,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius[4],
  background: vars.color.ink,
  color: vars.color.surface,
  fontSize: vars.text[14],
  lineHeight: vars.leading.text,
  boxShadow: vars.shadow,
  overflowWrap: 'anywhere',
  '::after': {
    content: '',
    position: 'absolute',
    left: 'var(--anchor-x)',
    width: 8,
    height: 8,
    background: 'inherit',
    transform: 'translate(-50%) rotate(45deg)'
  },
  selectors: { '&[data-side="top"]::after': { bottom: -4 }, '&[data-side="bottom"]::after': { top: -4 } }
})

globalStyle(`${tip} a`, { color: 'inherit' })
