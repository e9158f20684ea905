import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const text = style({ margin: 0 })
export const actions = style({ display: 'grid', gap: vars.space[12] })
