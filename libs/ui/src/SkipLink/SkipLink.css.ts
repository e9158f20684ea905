import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const skipLink = style({
  position: 'fixed',
  zIndex: 90,
  top: vars.space[8],
  left: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderRadius: vars.radius[4],
  background: vars.color.primary700,
  color: vars.color.onSolid,
  opacity: 0,
  pointerEvents: 'none',
  transform: 'translateY(-200%)',
  selectors: {
    '&:focus': { opacity: 1, pointerEvents: 'auto', transform: 'none', color: vars.color.onSolid },
    '&:hover': { color: vars.color.onSolid }
  },
  '@media': { print: { display: 'none' } }
})
