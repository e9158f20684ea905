import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Painted apart from what it stands over. */
export const nav = style({
  isolation: 'isolate',
  paddingBlock: vars.space[16],
  color: vars.color.muted,
  fontSize: vars.text[14],
  '@media': { print: { display: 'none' } }
})
export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none' })
export const item = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 })
export const separator = style({ flex: 'none', width: 16, height: 16, margin: `0 ${vars.space[4]}` })

globalStyle(`${item} a`, { color: vars.color.muted, textDecoration: 'none' })
globalStyle(`${item} a:hover`, { color: vars.color.primary700, textDecoration: 'underline' })
