import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'flex',
  maxWidth: 'calc(100vw - 48px)',
  overflowX: 'auto',
  borderTop: `1px solid ${vars.color.line}`
})
export const column = style({
  flex: '1 0 auto',
  width: 168,
  maxHeight: 320,
  overflowY: 'auto',
  padding: vars.space[4],
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.line}` } }
})
export const list = style({ minHeight: vars.size.control })
