import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const card = style({
  position: 'relative',
  minWidth: 0,
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  '@media': {
    [narrow]: { padding: vars.space[16] },
    print: { padding: vars.space[12], breakInside: 'avoid' }
  }
})

export const tight = style({ padding: vars.space[16] })
export const flush = style({ padding: 0, overflow: 'hidden' })

export const interactive = style({
  transition: `border-color ${vars.motion}, box-shadow ${vars.motion}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.color.primary600, boxShadow: vars.shadow }
  }
})

/** Put on the one link of an interactive card: its press area covers the card. */
export const coverLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius[8] },
    '&:hover': { color: vars.color.primary700 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' }
  }
})
