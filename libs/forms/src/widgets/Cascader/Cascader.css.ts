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
export const found = style({ maxHeight: 320, overflowY: 'auto', padding: vars.space[4], borderTop: `1px solid ${vars.color.line}` })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} ${vars.space[12]}`
})
export const headText = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.bold })
