import { style } from '@vanilla-extract/css'
import { drawnIcon } from '../theme/drawnIcon.ts'
import { vars } from '../theme/theme.css.ts'

export const summary = style({
  contain: 'layout style',
  padding: `${vars.space[16]} ${vars.space[24]}`,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.danger,
  fontSize: vars.text[18],
  '::before': drawnIcon('circleAlert', '22px')
})
export const section = style({ margin: `${vars.space[12]} 0 0`, fontSize: vars.text[16] })
export const alike = style({ color: vars.color.ink })
export const list = style({ margin: `${vars.space[4]} 0 0`, padding: 0, listStyle: 'none' })
export const rest = style({ marginTop: vars.space[12] })
/** With the mark that parts it from the next, which begins no line. */
export const error = style({ display: 'inline-flex', alignItems: 'last baseline', maxWidth: '100%' })
export const link = style({
  display: 'inline-block',
  paddingBlock: 2,
  color: vars.color.danger,
  selectors: {
    '&:hover': { color: vars.color.dangerStrong, textDecorationThickness: 2 },
    ':root[data-theme="large-type"] &': { paddingBlock: vars.space[8] }
  }
})
