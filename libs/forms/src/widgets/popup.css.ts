import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

/** Parts shared by the popups of select-like widgets. */
export const title = style({ padding: `${vars.space[8]} ${vars.space[12]}`, fontWeight: vars.weight.bold })
export const search = style({ padding: vars.space[8] })
export const list = style({ maxHeight: 320, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius[4],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.canvas },
    '&[data-active="true"]': { background: vars.color.primary100, color: vars.color.primary700 },
    '&[aria-selected="true"]': { fontWeight: vars.weight.bold }
  }
})
export const optionText = style({ flex: 1, minWidth: 0 })
export const state = style({ padding: vars.space[12], color: vars.color.muted })
export const failure = style({ padding: vars.space[12], color: vars.color.danger })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  padding: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`
})
export const levels = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], padding: `0 ${vars.space[8]}` })
export const contact = style({ display: 'block', color: vars.color.muted, fontSize: vars.text[14], fontWeight: 'normal' })
export const chosenContact = style([contact, { marginTop: vars.space[4] }])
