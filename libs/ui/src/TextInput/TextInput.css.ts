import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/**
 * The input that is typed into is laid out and painted by itself: a key measures none of the rows around it. Every input so would be a layer of its
 * own. As a block it stands alike with and without it.
 */
export const control = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius[4],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text[16],
  lineHeight: vars.leading.text,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.primary600 },
    'input&:focus': { contain: 'strict', containIntrinsicHeight: '1lh' },
    '&:focus-visible': { borderColor: vars.color.focus, outlineOffset: '0' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled, &[readonly], &[aria-readonly="true"]': {
      backgroundColor: vars.color.canvas,
      color: vars.color.muted,
      borderColor: vars.color.line
    },
    '&[readonly], &[aria-readonly="true"]': { color: vars.color.ink, backgroundImage: 'none' }
  }
})

export const shell = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const withPrefix = style({ paddingLeft: 40 })
export const withSuffix = style({ paddingRight: '4.5em' })

const affix = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.muted,
  fontSize: vars.text[14],
  pointerEvents: 'none'
})
export const prefix = style([affix, { left: vars.space[12] }])
export const suffix = style([affix, { right: vars.space[12] }])
