import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const group = style({ display: 'grid', gap: vars.space[12] })
export const line = style({
  height: '1em',
  borderRadius: vars.radius[4],
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { width: '60%' } }
})
export const block = style([line, { borderRadius: vars.radius[8], selectors: { '&:last-child:not(:first-child)': { width: '100%' } } }])
