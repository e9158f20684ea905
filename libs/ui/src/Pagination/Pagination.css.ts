import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingTop: vars.space[16],
  fontSize: vars.text[14],
  '@media': { [narrow]: { justifyContent: 'center' }, print: { display: 'none' } }
})

export const total = style({ color: vars.color.muted })
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.primary600, color: vars.color.primary600 },
    '&[aria-current="page"]': {
      borderColor: vars.color.primary600,
      background: vars.color.primary600,
      color: vars.color.onSolid,
      fontWeight: vars.weight.medium
    },
    '&[aria-current="page"]:hover': { color: vars.color.onSolid },
    '&:disabled': { background: vars.color.canvas, color: vars.color.muted }
  }
})

export const gap = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.controlSmall,
  color: vars.color.muted
})
export const jumper = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], color: vars.color.muted })
export const jumpInput = style({
  width: 64,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[4],
  fontSize: vars.text[14],
  textAlign: 'center'
})
export const sizes = style({ width: 128 })
export const sizeSelect = style({ minHeight: vars.size.controlSmall, fontSize: vars.text[14] })
