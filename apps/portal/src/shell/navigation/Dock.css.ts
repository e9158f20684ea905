import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

const dockBeside = 'screen and (max-width: 1399px)'

/** At the right edge where there is room beside the content, else a row above the footer. */
export const dock = style({
  position: 'fixed',
  top: '40%',
  right: vars.space[16],
  zIndex: 5,
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  '@media': {
    [dockBeside]: {
      position: 'static',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      width: `calc(100% - 2 * ${vars.space[16]})`,
      maxWidth: '32rem',
      margin: `0 auto ${vars.space[24]}`,
      boxShadow: 'none'
    }
  }
})
export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.control,
  padding: `${vars.space[12]} ${vars.space[8]}`,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  fontSize: vars.text[14],
  selectors: {
    '&:hover': { background: vars.color.primary100, color: vars.color.primary700 },
    '&:focus-visible': { outlineOffset: '-3px' },
    '& + &': { borderTop: `1px solid ${vars.color.line}` }
  },
  '@media': { [dockBeside]: { selectors: { '& + &': { borderTop: 0, borderLeft: `1px solid ${vars.color.line}` } } } }
})
