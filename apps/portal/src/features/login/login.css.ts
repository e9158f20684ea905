import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  maxWidth: '40rem',
  margin: `${vars.space[48]} auto 0`,
  padding: vars.space[32],
  textAlign: 'center'
})
export const title = style({ fontSize: vars.text[22] })
export const text = style({ color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })
export const good = style({ color: vars.color.success })
export const bad = style({ color: vars.color.danger })
