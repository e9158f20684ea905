import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16], marginTop: vars.space[16] })

export const actions = style({
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginTop: vars.space[8],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } }
})
export const status = style({ '@media': { [narrow]: { width: '100%' } } })
export const waiting = style({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } })
export const hint = style({ color: vars.color.muted, fontSize: vars.text[14] })

export const login = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[48]} ${vars.space[16]}`,
  textAlign: 'center'
})
export const loginText = style({ maxWidth: '36em', color: vars.color.muted })

export const sides = style({ display: 'grid', gap: vars.space[4], margin: `${vars.space[12]} 0` })
