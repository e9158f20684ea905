import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

/** Takes no room while there is nothing to say, and nothing from what lies beneath. */
export const place = style({
  bottom: vars.space[16],
  zIndex: 1,
  pointerEvents: 'none',
  selectors: { '&:not(:empty)': { position: 'sticky', marginTop: vars.space[32] } },
  '@media': { print: { display: 'none' } }
})
export const bar = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow
})
export const text = style({ flex: '1 1 16em', minWidth: 0, overflowWrap: 'anywhere' })
