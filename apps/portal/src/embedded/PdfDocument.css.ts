import { vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('html, body, #root', { '@media': { screen: { height: '100%' } } })
export const viewer = style({ display: 'flex', flexDirection: 'column', height: '100%', background: vars.color.canvas })
export const bar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface
})
export const place = style({ flex: 1, minWidth: '4em', color: vars.color.muted, fontSize: vars.text[14] })
export const pages = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: vars.space[16],
  minHeight: 0,
  overflow: 'auto',
  // A bar that comes with the height of the pages must not change their width.
  scrollbarGutter: 'stable',
  padding: vars.space[16]
})
export const remark = style({ color: vars.color.muted, textAlign: 'center' })
