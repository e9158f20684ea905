import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const signers = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const signer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8]
})
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], minWidth: 0 })
export const note = style({ margin: 0, color: vars.color.muted })
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginTop: vars.space[12],
  '@media': { [narrow]: { alignItems: 'flex-start' } }
})
