import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const image = style({ display: 'block', margin: '0 auto', maxHeight: 800, objectFit: 'contain' })
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[16],
  minHeight: 'min(800px, 70vh)',
  padding: vars.space[16],
  borderRadius: vars.radius[4],
  background: vars.color.canvas
})
export const page = style({ display: 'grid', gap: vars.space[4], width: '100%', maxWidth: 900, margin: 0, justifyItems: 'center' })
export const canvas = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  background: '#ffffff'
})
export const caption = style({ color: vars.color.muted, fontSize: vars.text[14] })
