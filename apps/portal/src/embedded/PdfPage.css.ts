import { vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: vars.space[4], justifyItems: 'center', margin: 0 })
export const sheet = style({
  position: 'relative',
  boxSizing: 'content-box',
  border: `1px solid ${vars.color.line}`,
  background: '#ffffff'
})
export const picture = style({ width: '100%', height: '100%', overflow: 'hidden' })
export const canvas = style({ display: 'block', width: '100%', height: 'auto' })
export const caption = style({ color: vars.color.muted, fontSize: vars.text[14] })

/** The letters of the page, unseen over its picture, to be marked and copied; their places and sizes come from pdf.js. */
export const letters = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
  vars: { '--min-font-size': '1' }
})
globalStyle(`${letters} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0 0'
})
globalStyle(`${letters} span`, {
  fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size)))'
})
globalStyle(`${letters} .markedContent`, { display: 'contents' })
globalStyle(`${letters} ::selection`, { background: 'rgb(0 80 255 / 0.25)' })
