import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({ display: 'grid', gap: vars.space[12], marginTop: vars.space[16] })
export const level = style({ fontSize: vars.text[16] })
export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5em, 1fr))', gap: vars.space[8] })
export const region = style({
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:hover': { borderColor: vars.color.primary600 },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.primary700,
      background: vars.color.primary100,
      color: vars.color.primary700,
      fontWeight: vars.weight.bold
    }
  }
})
