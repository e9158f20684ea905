import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { toneColors } from '../theme/tones.css.ts'

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderLeft: '4px solid',
  borderRadius: vars.radius[4],
  color: vars.color.ink
})

export const notice = styleVariants(toneColors, ({ ground, edge }) => [base, { background: ground, borderLeftColor: edge }])
export const icon = styleVariants(toneColors, ({ text }) => ({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  marginTop: '0.18em',
  color: text
}))
export const body = style({ flex: 1, minWidth: 0 })
export const title = style({ fontWeight: vars.weight.bold })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginTop: vars.space[8] })
