import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const iconButton = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[4],
  background: 'transparent',
  color: vars.color.muted,
  transition: `background-color ${vars.motion}, color ${vars.motion}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.primary100, color: vars.color.primary700 },
    '&:disabled': { opacity: 0.5 }
  }
})

export const small = style({ width: vars.size.controlSmall, height: vars.size.controlSmall })

export const danger = style({
  selectors: { '&:hover:not(:disabled)': { background: vars.color.dangerSoft, color: vars.color.danger } }
})

globalStyle(`${iconButton} > svg`, { width: vars.size.icon, height: vars.size.icon })
