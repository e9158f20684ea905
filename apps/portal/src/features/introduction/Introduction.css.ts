import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const summary = style({ maxWidth: '48em' })
export const region = style({ maxWidth: 320 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
export const reasons = style({ margin: 0, paddingLeft: vars.space[24] })
export const hint = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const address = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', userSelect: 'all' })
