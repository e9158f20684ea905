import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[48]} ${vars.space[16]}`,
  textAlign: 'center'
})
export const compact = style({ padding: `${vars.space[16]} ${vars.space[8]}` })
export const picture = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 72,
  height: 72,
  marginBottom: vars.space[8],
  borderRadius: '50%',
  background: vars.color.primary100,
  color: vars.color.primary700
})
export const smallPicture = style({ width: 48, height: 48, marginBottom: 0 })
export const failed = style({ background: vars.color.dangerSoft, color: vars.color.danger })
export const title = style({ fontSize: vars.text[18], fontWeight: vars.weight.bold })
export const compactTitle = style({ color: vars.color.muted, fontSize: vars.text[16] })
export const description = style({ maxWidth: 520, color: vars.color.muted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginTop: vars.space[16]
})
