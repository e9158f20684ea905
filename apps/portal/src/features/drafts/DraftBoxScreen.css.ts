import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const scene = style({ fontWeight: vars.weight.bold })
export const actions = style({ display: 'flex', gap: vars.space[8], '@media': { [narrow]: { flexWrap: 'wrap' } } })
