import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ minWidth: 0 })
export const conditions = style({ margin: 0, padding: 0, listStyle: 'none' })
export const condition = style({
  display: 'grid',
  gap: vars.space[8],
  padding: `${vars.space[16]} 0`,
  borderTop: `1px solid ${vars.color.line}`
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[12]
})
export const text = style({ flex: '1 1 260px', minWidth: 0 })
export const title = style({ fontSize: vars.text[16] })
export const detail = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const failed = style({ color: vars.color.danger, fontWeight: vars.weight.medium })
export const heading = style({ marginTop: vars.space[12], fontSize: vars.text[22] })
