import { medium, narrow, vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Fills the window from edge to edge behind the content column. */
export const hero = style({
  position: 'relative',
  zIndex: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[32],
  padding: `${vars.space[32]} 0`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: `calc(-1 * ${vars.space[16]})`,
      bottom: 0,
      left: '50%',
      width: '100vw',
      transform: 'translateX(-50%)',
      background: `linear-gradient(100deg, ${vars.color.primary100}, ${vars.color.canvas} 78%)`
    }
  },
  '@media': { [medium]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[16], padding: `${vars.space[16]} 0` } }
})
globalStyle('body', { overflowX: 'clip' })

export const intro = style({ minWidth: 0 })
export const title = style({ fontSize: vars.text[36], letterSpacing: '0.02em' })
export const lead = style({
  marginTop: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text[18],
  '@media': { [narrow]: { fontSize: vars.text[16] } }
})
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginTop: vars.space[24],
  '@media': { [narrow]: { marginTop: vars.space[16] } }
})
export const totals = style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'repeat(2, minmax(8.5rem, 1fr))',
  gap: vars.space[8],
  margin: 0,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
  }
})
export const total = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface
})
export const totalValue = style({
  margin: 0,
  color: vars.color.primary700,
  fontSize: vars.text[28],
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { fontSize: vars.text[22] } }
})
export const totalLabel = style({ color: vars.color.muted, fontSize: vars.text[14] })
