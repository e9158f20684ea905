import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const shell = style({ position: 'relative', display: 'block' })
export const select = style({ appearance: 'none', paddingRight: 40, textOverflow: 'ellipsis' })
export const empty = style({ color: vars.color.muted })
export const arrow = style({
  position: 'absolute',
  top: '50%',
  right: vars.space[12],
  transform: 'translateY(-50%)',
  color: vars.color.muted,
  pointerEvents: 'none'
})
