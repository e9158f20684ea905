import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[24],
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } }
})

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.space[48],
  padding: `0 ${vars.space[4]}`,
  border: 0,
  background: 'transparent',
  color: vars.color.muted,
  fontSize: vars.text[16],
  textDecoration: 'none',
  boxShadow: 'inset 0 -3px 0 transparent',
  transition: `color ${vars.motion}, box-shadow ${vars.motion}`,
  selectors: {
    '&:hover': { color: vars.color.primary700 },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-state="active"], &[aria-current="page"]': {
      color: vars.color.primary700,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 0 -3px 0 ${vars.color.primary600}`
    },
    '&:disabled': { opacity: 0.6 }
  }
})

export const panel = style({ paddingTop: vars.space[16] })
