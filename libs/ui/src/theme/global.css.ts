import { globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/**
 * Reset, base type and print sheet (全局样式与打印样式). Import once at the entry. `data-print="hide"` keeps an element off paper,
 * `data-print="only"` shows it on paper alone.
 */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { textSizeAdjust: '100%', scrollPaddingTop: vars.space[24] })
globalStyle('body', {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.text[16],
  lineHeight: vars.leading.text,
  overflowWrap: 'break-word',
  textSpacingTrim: 'trim-start',
  WebkitFontSmoothing: 'antialiased'
})
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote', { margin: 0 })
globalStyle('h1, h2, h3, h4, h5, h6', { lineHeight: vars.leading.heading, fontWeight: vars.weight.bold })
globalStyle('h1', { fontSize: vars.text[28] })
globalStyle('h2', { fontSize: vars.text[22] })
globalStyle('h3', { fontSize: vars.text[18] })
globalStyle('h4, h5, h6', { fontSize: vars.text[16] })
globalStyle('a', { color: vars.color.primary600, textUnderlineOffset: '0.2em' })
globalStyle('a:hover', { color: vars.color.primary700 })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { cursor: 'pointer' })
globalStyle('button:disabled', { cursor: 'not-allowed' })
globalStyle('img, svg, video', { maxWidth: '100%', verticalAlign: 'middle' })
globalStyle('table', { borderCollapse: 'collapse' })
globalStyle('fieldset', { margin: 0, padding: 0, border: 0, minWidth: 0 })
globalStyle('legend', { padding: 0 })
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })
globalStyle('[tabindex="-1"]:focus-visible', { outlineOffset: '4px' })
globalStyle('h1[tabindex="-1"]:focus', { outline: 'none' })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'none !important'
    }
  }
})

globalStyle('[data-print="only"]', { '@media': { screen: { display: 'none' } } })
globalStyle('[data-print="hide"]', { '@media': { print: { display: 'none !important' } } })
globalStyle('body', { '@media': { print: { background: '#ffffff', color: '#000000', fontSize: '11pt' } } })
globalStyle('a', { '@media': { print: { color: 'inherit', textDecoration: 'none' } } })
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('tr, figure, li, dt', { '@media': { print: { breakInside: 'avoid' } } })
