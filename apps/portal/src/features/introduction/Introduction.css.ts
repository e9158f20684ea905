import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const summary = style({ maxWidth: '48em', margin: `${vars.space[12]} 0 ${vars.space[16]}` })
export const region = style({ maxWidth: 320, marginBottom: vars.space[16] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], marginTop: vars.space[24] })
export const reasons = style({ margin: `${vars.space[16]} 0 0`, paddingLeft: vars.space[24] })
export const address = style({ marginTop: vars.space[12], fontFamily: vars.font.mono, overflowWrap: 'anywhere', userSelect: 'all' })
