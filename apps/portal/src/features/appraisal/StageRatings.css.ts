import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

const plain = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' })
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const matters = style([plain, { gap: vars.space[16] }])
export const stages = style([plain, { gap: vars.space[8], marginTop: vars.space[4] }])
export const stage = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[4]} ${vars.space[12]}` })
export const later = style({ color: vars.color.muted })
