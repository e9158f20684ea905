import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...column, gap: vars.space[16] })
export const groups = style({ ...column, gap: vars.space[32] })
export const group = style({ ...column, gap: vars.space[16] })
export const heading = style({ fontSize: vars.text[22] })
export const asked = style({ margin: 0, paddingInlineStart: vars.space[24] })
export const note = style({ display: 'block', color: vars.color.muted, overflowWrap: 'anywhere' })
export const reason = style({ display: 'block', color: vars.color.warning, overflowWrap: 'anywhere' })
export const files = style({ ...column, gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })
