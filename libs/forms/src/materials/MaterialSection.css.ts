import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: vars.space[16], margin: 0, padding: 0, listStyle: 'none' })
export const card = style({ minWidth: 0 })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8]
})
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  fontSize: vars.text[18]
})
export const required = style({ marginLeft: vars.space[8], color: vars.color.danger })
export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  margin: `${vars.space[8]} 0 ${vars.space[12]}`,
  color: vars.color.muted,
  fontSize: vars.text[14]
})
export const files = style({ display: 'grid', gap: vars.space[8], margin: `${vars.space[12]} 0 0`, padding: 0, listStyle: 'none' })
export const points = style({ margin: 0, paddingLeft: vars.space[24] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const limits = style({ color: vars.color.muted, fontSize: vars.text[14] })
/** Below the title on phones, their words in line with it. */
export const ways = style([buttons, { '@media': { [narrow]: { marginLeft: `calc(-1 * ${vars.space[8]})` } } }])
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginTop: vars.space[8],
  color: vars.color.danger,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium
})
export const asking = style({ margin: `0 0 ${vars.space[12]}`, color: vars.color.muted, fontSize: vars.text[14] })
export const offers = style({
  display: 'grid',
  gap: vars.space[8],
  marginBottom: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.primary600}`,
  borderRadius: vars.radius[8],
  background: vars.color.primary100
})
export const offersTitle = style({ fontWeight: vars.weight.medium })
export const offerList = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingTop: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`
})
export const offerText = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere', fontSize: vars.text[14] })
export const refused = style({ color: vars.color.danger, fontWeight: vars.weight.medium })
