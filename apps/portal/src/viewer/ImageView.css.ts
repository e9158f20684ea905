import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const scale = style({ color: vars.color.muted, fontSize: vars.text[14], fontVariantNumeric: 'tabular-nums' })
export const area = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'safe center',
  height: 'min(800px, 70vh)',
  overflow: 'auto',
  borderRadius: vars.radius[4],
  background: vars.color.canvas
})
/** As large as the picture is when it is turned. */
export const place = style({ position: 'relative' })
export const image = style({ position: 'absolute', top: '50%', left: '50%', maxWidth: 'none' })
