import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[24],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius[8],
  background: vars.color.canvas,
  textAlign: 'center',
  transition: `background-color ${vars.motion}, border-color ${vars.motion}`
})
export const over = style({ borderStyle: 'solid', borderColor: vars.color.primary600, background: vars.color.primary100 })
export const invalid = style({ borderColor: vars.color.danger })
export const icon = style({ color: vars.color.primary600 })
/** Nobody drags a file on a phone. */
export const drop = style({ '@media': { [narrow]: { display: 'none' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })
export const hint = style({ color: vars.color.muted, fontSize: vars.text[14], textWrap: 'balance' })
