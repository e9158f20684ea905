import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', gap: vars.space[8] })
export const actions = style({
  display: 'inline-flex',
  gap: vars.space[4],
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { flexWrap: 'wrap' } }
})
export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })
export const limit = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const fields = style({ display: 'grid', gap: vars.space[16] })
export const cellError = style({ display: 'block', color: vars.color.danger, fontSize: vars.text[14], fontWeight: vars.weight.medium })
