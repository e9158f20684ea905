import { style } from '@vanilla-extract/css'
import { drawnArrow } from '../theme/drawnIcon.ts'
import { vars } from '../theme/theme.css.ts'

export const select = style({
  ...drawnArrow(vars.color.muted, vars.space[12]),
  display: 'block',
  appearance: 'none',
  paddingRight: 40,
  textOverflow: 'ellipsis',
  '@media': { '(forced-colors: active)': { appearance: 'auto', paddingRight: vars.space[12] } }
})
export const empty = style({ color: vars.color.muted })
