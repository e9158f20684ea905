import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[16]}`, overflowWrap: 'anywhere' })
export const timeline = style({ marginTop: vars.space[4] })
export const log = style({ marginTop: vars.space[16] })
export const department = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[12]}` })
export const scope = style({ display: 'grid', gap: vars.space[8] })
export const refusals = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingLeft: vars.space[24] })
export const late = style({ color: vars.color.warning, fontWeight: vars.weight.medium })
export const result = style({ color: vars.color.success, fontWeight: vars.weight.medium })
export const reviews = style({ display: 'grid', gap: vars.space[4], margin: 0, paddingInlineStart: vars.space[16] })
