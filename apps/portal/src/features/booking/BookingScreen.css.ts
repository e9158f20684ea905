import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const change = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
export const address = style({ overflowWrap: 'anywhere', marginBottom: vars.space[12], color: vars.color.muted })
export const confirm = style({ display: 'grid', justifyItems: 'start', gap: vars.space[16] })
