import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const box = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&[data-disabled]': { background: vars.color.canvas, color: vars.color.muted, borderColor: vars.color.line }
  }
})
export const tree = style({ maxHeight: 320, overflow: 'auto', padding: vars.space[4] })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  borderRadius: vars.radius[4],
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.canvas }, '&:focus-visible': { outlineOffset: '-3px' } }
})
export const closed = style({
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  width: 28,
  color: vars.color.muted,
  transition: `transform ${vars.motion}`
})
export const opened = style([closed, { transform: 'rotate(90deg)' }])
export const check = style({
  position: 'relative',
  flex: 'none',
  width: 20,
  height: 20,
  border: `2px solid ${vars.color.border}`,
  borderRadius: vars.radius[4],
  selectors: {
    '&[data-state="true"], &[data-state="mixed"]': { borderColor: vars.color.primary600, background: vars.color.primary600 },
    [`${box}[data-disabled] &:is([data-state="true"], [data-state="mixed"])`]: {
      borderColor: vars.color.muted,
      background: vars.color.muted
    },
    '&[data-state="true"]::after': {
      content: '""',
      position: 'absolute',
      left: 5,
      top: 1,
      width: 6,
      height: 11,
      border: `solid ${vars.color.onSolid}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)'
    },
    '&[data-state="mixed"]::after': {
      content: '""',
      position: 'absolute',
      left: 3,
      right: 3,
      top: 7,
      height: 2,
      background: vars.color.onSolid
    }
  }
})
export const summary = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.text[14]
})
