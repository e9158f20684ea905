import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const count = style({ color: vars.color.muted, fontSize: vars.text[14], fontVariantNumeric: 'tabular-nums' })
export const pages = style({
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'safe center',
  height: 'min(800px, 70vh)',
  overflow: 'auto',
  padding: vars.space[16],
  borderRadius: vars.radius[4],
  background: vars.color.canvas
})
export const page = style({ position: 'relative', margin: 0, border: `1px solid ${vars.color.line}`, background: '#ffffff' })
export const canvas = style({ display: 'block', width: '100%', height: '100%' })
export const text = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'transparent',
  whiteSpace: 'pre',
  userSelect: 'text',
  cursor: 'text'
})
export const refused = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: vars.space[24],
  color: vars.color.ink,
  textAlign: 'center'
})
export const note = style({ margin: 0, color: vars.color.muted, fontSize: vars.text[14] })
