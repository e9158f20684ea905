import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const plain = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const rich = style({ overflowWrap: 'anywhere', whiteSpace: 'normal' })

const blocks = ':is(p, div, ul, ol, table, blockquote, h3, h4, h5, h6)'

globalStyle(`${rich} ${blocks} + *, ${rich} * + ${blocks}`, { marginTop: vars.space[8] })
globalStyle(`${rich} ul, ${rich} ol`, { paddingLeft: vars.space[24] })
globalStyle(`${rich} blockquote`, { paddingLeft: vars.space[12], borderLeft: `3px solid ${vars.color.line}` })
globalStyle(`${rich} table`, { width: '100%' })
globalStyle(`${rich} caption`, { paddingBottom: vars.space[4], fontWeight: vars.weight.medium, textAlign: 'left' })
globalStyle(`${rich} :is(th, td)`, {
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'left',
  verticalAlign: 'top'
})
globalStyle(`${rich} th`, { background: vars.color.canvas, color: vars.color.ink, fontWeight: vars.weight.medium })
