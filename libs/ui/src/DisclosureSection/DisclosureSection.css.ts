import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const section = style({ borderBottom: `1px solid ${vars.color.line}` })
export const heading = style({ fontSize: vars.text[18] })
export const toggle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  width: '100%',
  minHeight: vars.space[48],
  padding: `${vars.space[8]} 0`,
  border: 0,
  background: 'transparent',
  fontWeight: 'inherit',
  textAlign: 'left',
  selectors: { '&:hover': { color: vars.color.primary700 } }
})
export const chevron = style({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } }
})
export const title = style({ flex: '1 0 auto', maxWidth: 'calc(100% - 2em)' })
export const summary = style({ color: vars.color.muted, fontSize: vars.text[14], fontWeight: vars.weight.regular })
export const content = style({
  padding: `${vars.space[8]} 0 ${vars.space[24]}`,
  selectors: { '&[hidden]': { display: 'none', '@media': { print: { display: 'block' } } } }
})
