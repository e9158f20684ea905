import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const helpTip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.primary600,
  verticalAlign: 'middle',
  selectors: {
    '&:hover': { background: vars.color.primary100 },
    ':root[data-theme="large-type"] &': { width: 44, height: 44, margin: '-10px 0' }
  }
})
