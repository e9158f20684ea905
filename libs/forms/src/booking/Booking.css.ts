import { narrow, vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

/** Across the rows of the form. */
export const fullRow = style({ minWidth: 0, gridColumn: '1 / -1' })

export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  maxWidth: '40rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
})
export const fact = style({ display: 'block', overflowWrap: 'anywhere' })
export const quiet = style({ margin: `${vars.space[4]} 0`, color: vars.color.muted, selectors: { '&:empty': { display: 'none' } } })

export const days = style({
  width: '100%',
  maxWidth: '40rem',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  tableLayout: 'fixed'
})
export const weekday = style({ color: vars.color.muted, fontSize: vars.text[14], fontWeight: vars.weight.regular, textAlign: 'center' })
/** A height to be the whole of: the day of a new month is taller, and its week with it. */
export const dayCell = style({ height: 1, padding: 0 })
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  height: '100%',
  minHeight: 56,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  color: vars.color.primary700,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.primary600, background: vars.color.primary100 },
    '&[aria-disabled="true"], &:disabled': {
      borderColor: vars.color.line,
      background: vars.color.canvas,
      color: vars.color.muted,
      cursor: 'not-allowed'
    },
    '&[data-chosen="true"]': { borderColor: vars.color.primary600, background: vars.color.primary600, color: vars.color.onSolid }
  }
})
export const dayNumber = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })
export const dayState = style({ fontSize: vars.text[14], whiteSpace: 'nowrap' })

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space[8],
  maxWidth: '40rem'
})
export const time = style({ display: 'grid', justifyItems: 'center' })
export const timeState = style({ fontSize: vars.text[14], fontWeight: vars.weight.regular })
export const notices = style({ display: 'grid', gap: vars.space[8], gridColumn: '1 / -1' })
