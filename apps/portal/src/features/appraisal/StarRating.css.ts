import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const rating = style({ minWidth: 0 })
export const legend = style({ marginBottom: vars.space[8], fontWeight: vars.weight.medium })
export const stars = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], '@media': { [narrow]: { gap: vars.space[4] } } })
export const choice = style({
  position: 'relative',
  display: 'grid',
  flex: '0 1 7rem',
  justifyItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[8],
  borderRadius: vars.radius[8],
  cursor: 'pointer',
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&:hover': { background: vars.color.primary100 },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}` }
  },
  '@media': { [narrow]: { flex: '1 1 3.5rem', padding: vars.space[4] } }
})
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
const star = style({ maxWidth: '100%' })
export const lit = style([star, { color: vars.color.warning, fill: 'currentColor' }])
export const dark = style([star, { color: vars.color.border }])
export const words = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const chosen = style({ color: vars.color.ink, fontSize: vars.text[14], fontWeight: vars.weight.bold })
