import { style } from '@vanilla-extract/css'
import { medium, narrow, vars } from '../src/theme/theme.css.ts'

export const page = style({
  maxWidth: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  margin: '0 auto',
  padding: `${vars.space[24]} ${vars.space[24]} ${vars.space[64]}`,
  '@media': { [narrow]: { paddingInline: vars.space[16] } }
})
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })
export const example = style({ padding: `${vars.space[12]} 0`, borderTop: `1px solid ${vars.color.line}` })
export const name = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[24]} ${vars.space[24]}`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
export const full = style({ gridColumn: '1 / -1' })
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: vars.space[16]
})
export const sceneCard = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })
export const muted = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const question = style({ display: 'flex', gap: vars.space[8], marginBottom: vars.space[12] })
export const number = style({ color: vars.color.primary600 })
export const planRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: `${vars.space[8]} 0`,
  borderTop: `1px solid ${vars.color.line}`
})
export const grow = style({ flex: 1, minWidth: 0 })
