import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })
export const main = style({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  margin: '0 auto',
  padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[48]}`,
  '@media': { [narrow]: { padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[32]}` }, print: { maxWidth: 'none', padding: 0 } },
  selectors: { '&:focus': { outline: 'none' } }
})
/** Foot and row of shortcuts are shown once their place is known, so that nothing in sight moves when a screen arrives. */
export const below = style({
  selectors: { [`${main}[data-loading]:not([data-loading="0"]) ~ &`]: { visibility: 'hidden' } }
})
export const alone = style({ paddingTop: vars.space[24] })
export const hiddenTitle = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap'
})
