import { style } from '@vanilla-extract/css'
import { box } from '../Checkbox/Checkbox.css.ts'
import { vars } from '../theme/theme.css.ts'

export const group = style({ display: 'grid', gap: vars.space[12] })
export const twoColumns = style({
  '@media': { 'screen and (min-width: 700px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }
})

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: vars.space[48],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion}, border-color ${vars.motion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.primary600, background: vars.color.canvas },
    '&:focus-within': { borderColor: vars.color.primary600 }
  }
})

export const chosen = style({
  borderColor: vars.color.primary600,
  boxShadow: `inset 0 0 0 1px ${vars.color.primary600}`,
  background: vars.color.primary100,
  selectors: { '&:hover': { background: vars.color.primary100 } }
})

export const disabled = style({ borderColor: vars.color.line, color: vars.color.muted, cursor: 'not-allowed' })

export const input = style([box, { marginTop: '0.2em' }])

export const text = style({ flex: 1, minWidth: 0 })
export const label = style({ display: 'block', fontWeight: vars.weight.medium })
export const cue = style({ display: 'block', color: vars.color.muted, fontSize: vars.text[14] })

export const nested = style({
  marginLeft: vars.space[16],
  paddingLeft: vars.space[16],
  borderLeft: `3px solid ${vars.color.line}`
})
