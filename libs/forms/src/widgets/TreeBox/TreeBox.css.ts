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
export const arrowWidth = 28
/** Between the parts of a line. */
export const gapWidth = 8
export const tree = style({
  vars: { [rowHeight]: `max(${vars.size.control}, 2.5em)` },
  maxHeight: `calc(${rowHeight} * ${linesInSight})`,
  padding: `0 ${vars.space[4]}`,
  overflow: 'auto',
  contain: 'content'
})
export const lines = style({ position: 'relative', boxSizing: 'border-box' })
const solid = '&:is([aria-checked="true"], [aria-checked="mixed"])'
/** A line, with its box and tick drawn by styles: in order the arrow of a branch, box, tick, name. */
export const item = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: gapWidth,
  height: rowHeight,
  overflow: 'hidden',
  borderRadius: vars.radius[4],
  lineHeight: 1.2,
  cursor: 'pointer',
  '::before': {
    content: '""',
    order: 1,
    boxSizing: 'border-box',
    flex: 'none',
    width: 20,
    height: 20,
    border: `2px solid ${vars.color.border}`,
    borderRadius: vars.radius[4]
  },
  selectors: {
    '&:hover': { background: vars.color.canvas },
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${solid}::before`]: { borderColor: vars.color.primary600, background: vars.color.primary600 },
    [`${box}[data-disabled] ${solid}::before`]: { borderColor: vars.color.muted, background: vars.color.muted },
    [`${solid}::after`]: { content: '""', order: 1, flex: 'none', boxSizing: 'border-box', border: `solid ${vars.color.onSolid}` },
    '&[aria-checked="true"]::after': {
      width: 8,
      height: 13,
      margin: '0 6px 0 -22px',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-2px) rotate(45deg)'
    },
    '&[aria-checked="mixed"]::after': { width: 10, margin: '0 5px 0 -23px', borderWidth: '2px 0 0' }
  }
})
export const itemApart = style([item, { position: 'absolute', insetInline: 0 }])
export const arrow = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  width: arrowWidth,
  color: vars.color.muted,
  '::before': { content: '""', width: 7, height: 7, border: 'solid', borderWidth: '0 2px 2px 0' }
})
export const closed = style([arrow, { '::before': { transform: 'translateX(-2px) rotate(-45deg)' } }])
export const opened = style([arrow, { '::before': { transform: 'translateY(-2px) rotate(45deg)' } }])
export const name = style({
  display: '-webkit-box',
  order: 2,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere'
})
export const summary = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.text[14]
})
