import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const block = style({ position: 'relative', minHeight: 120 })

const cover = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  color: vars.color.primary700,
  fontWeight: vars.weight.medium,
  textAlign: 'center'
})

export const overBlock = style([
  cover,
  { position: 'absolute', inset: 0, zIndex: 5, borderRadius: vars.radius[8] },
  {
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        background: vars.color.surface,
        opacity: 0.85
      }
    }
  }
])
export const overPage = style([
  cover,
  { position: 'fixed', inset: 0, zIndex: 80 },
  {
    selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, background: vars.color.surface, opacity: 0.92 } }
  }
])
