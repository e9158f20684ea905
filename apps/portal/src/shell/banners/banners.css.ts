import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  fontSize: vars.text[14]
})

export const ribbon = style([strip, { background: vars.color.warningSoft, color: vars.color.warning }])
export const ribbonLink = style({ color: 'inherit', fontWeight: vars.weight.bold, selectors: { '&:hover': { color: vars.color.ink } } })
export const offline = style([
  strip,
  {
    padding: `${vars.space[8]} ${vars.space[16]}`,
    background: vars.color.dangerSoft,
    color: vars.color.danger,
    fontWeight: vars.weight.medium
  }
])
export const ended = style([
  strip,
  {
    position: 'sticky',
    top: 0,
    zIndex: 6,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderBottom: `1px solid ${vars.color.warning}`,
    background: vars.color.warningSoft,
    color: vars.color.warning,
    fontWeight: vars.weight.medium
  }
])
