import { drawnIcon } from '@ljonething/ui/drawnIcon'
import { vars } from '@ljonething/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

export const box = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&[data-disabled]': { background: vars.color.canvas, color: vars.color.muted, borderColor: vars.color.line }
  }
})
/** Every line has the height of a control, which two lines of text fit in, so that places are reckoned and not measured. */
export const rowHeight = createVar()
export const linesInSight = 8
export const tree = style({
  vars: { [rowHeight]: `max(${vars.size.control}, 2.5em)` },
  maxHeight: `calc(${rowHeight} * ${linesInSight})`,
  padding: `0 ${vars.space[4]}`,
  overflow: 'auto',
  contain: 'content'
})
export const lines = style({ position: 'relative', boxSizing: 'border-box' })
export const item = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  height: rowHeight,
  overflow: 'hidden',
  borderRadius: vars.radius[4],
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.canvas }, '&:focus-visible': { outlineOffset: '-3px' } }
})
export const itemApart = style([item, { position: 'absolute', insetInline: 0 }])
export const gap = style({ flex: 'none', width: 28 })
export const arrow = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  width: 28,
  color: vars.color.muted,
  '::before': drawnIcon('chevronDown', '20px')
})
export const closed = style([arrow, { '::before': { rotate: '-90deg' } }])
export const opened = style([arrow])
export const name = style({
  display: '-webkit-box',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere'
})
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
