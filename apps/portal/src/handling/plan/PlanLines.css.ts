import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[8]} 0`,
  borderTop: `1px solid ${vars.color.line}`
})
export const text = style({ minWidth: 0 })
export const name = style({ fontWeight: vars.weight.medium })
export const reason = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const tags = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  maxWidth: '45%'
})
export const empty = style({ padding: `${vars.space[8]} 0`, color: vars.color.muted })
