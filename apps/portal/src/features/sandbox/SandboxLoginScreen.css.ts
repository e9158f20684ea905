import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  maxWidth: '56rem',
  margin: `${vars.space[24]} auto 0`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  '@media': { [narrow]: { marginTop: 0 } }
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[24]} ${vars.space[32]}`,
  background: vars.color.primary700,
  color: vars.color.onSolid,
  '@media': { [narrow]: { padding: vars.space[16] } }
})
export const title = style({ fontSize: vars.text[22] })
export const body = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[32],
  '@media': { [narrow]: { padding: vars.space[16] } }
})
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none'
})
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  height: '100%',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8]
})
export const icon = style({ flex: 'none', color: vars.color.primary600 })
/** Wide enough for a number; where it is not, the button goes below. */
export const about = style({ flex: '1 1 9.5rem', minWidth: 0 })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], fontWeight: vars.weight.bold })
export const detail = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
