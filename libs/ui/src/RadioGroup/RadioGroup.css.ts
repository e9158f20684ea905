import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  borderRadius: vars.radius[4]
})
export const stacked = style({ flexDirection: 'column', alignItems: 'flex-start' })
