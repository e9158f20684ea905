import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** A long text goes below the bar on phones, which would be a stump beside it. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[4]} ${vars.space[12]}` })
export const track = style({ flex: '1 1 10rem', height: 8, borderRadius: 4, background: vars.color.line, overflow: 'hidden' })
const bar = style({ height: '100%', borderRadius: 4, transition: `width ${vars.motion} linear` })
export const fill = styleVariants({
  info: [bar, { background: vars.color.primary600 }],
  success: [bar, { background: vars.color.success }],
  danger: [bar, { background: vars.color.danger }]
})
export const value = style({
  minWidth: '3em',
  color: vars.color.muted,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right'
})
