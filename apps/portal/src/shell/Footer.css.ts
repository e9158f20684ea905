import { medium, narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const footer = style({
  isolation: 'isolate',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.text[14]
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[32],
  maxWidth: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  margin: '0 auto',
  padding: `${vars.space[32]} ${vars.space[24]}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] },
    [narrow]: { padding: `${vars.space[24]} ${vars.space[16]}` }
  }
})
export const title = style({ marginBottom: vars.space[4], color: vars.color.ink, fontSize: vars.text[16], fontWeight: vars.weight.bold })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[16]}`, marginTop: vars.space[8] })
