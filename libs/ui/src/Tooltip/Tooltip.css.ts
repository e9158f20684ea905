import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const tip = style({
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
  overflowWrap: 'anywhere'
})

export const arrow = style({ fill: vars.color.ink })
