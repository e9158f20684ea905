/** How the title of a step looks that the service writes into the page (首屏画面): as in the screen that takes its place. */
import { narrow, vars } from '@ljonething/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('#root:not(:empty) + .first-picture', { display: 'none' })
globalStyle('.first-picture-brand', {
  borderBottom: `1px solid ${vars.color.line}`,
  padding: `${vars.space[16]} ${vars.space[24]}`,
  background: vars.color.surface,
  fontSize: vars.text[22],
  fontWeight: vars.weight.bold,
  '@media': { [narrow]: { padding: `${vars.space[12]} ${vars.space[16]}` } }
})
globalStyle('.first-picture-card', {
  maxWidth: vars.size.content,
  margin: `${vars.space[48]} auto`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  padding: vars.space[24],
  background: vars.color.surface,
  '@media': { [narrow]: { margin: `${vars.space[48]} ${vars.space[16]}`, padding: vars.space[16] } }
})
globalStyle('.first-picture-title', { fontSize: vars.text[28], fontWeight: vars.weight.bold, lineHeight: vars.leading.heading })
globalStyle('.first-picture-description', { marginTop: vars.space[4], color: vars.color.muted })
