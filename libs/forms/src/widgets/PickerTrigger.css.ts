import { drawnArrow } from '@ljonething/ui/drawnIcon'
import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `${vars.space[4]} 40px ${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[4],
  backgroundColor: vars.color.surface,
  ...drawnArrow(vars.color.muted, vars.space[12]),
  color: vars.color.ink,
  fontSize: vars.text[16],
  lineHeight: vars.leading.text,
  textAlign: 'left',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.primary600 },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled, &[aria-readonly="true"]': { backgroundColor: vars.color.canvas, color: vars.color.muted, borderColor: vars.color.line },
    '&[aria-readonly="true"]': { color: vars.color.ink, backgroundImage: 'none' }
  }
})
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const empty = style({ color: vars.color.muted })
