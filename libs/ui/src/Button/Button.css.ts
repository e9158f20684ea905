import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

const solid = (ground: string, hover: string) => ({
  background: ground,
  borderColor: ground,
  color: vars.color.onSolid,
  selectors: {
    '&:hover:not(:disabled):not([aria-disabled="true"])': { background: hover, borderColor: hover, color: vars.color.onSolid }
  }
})

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius[4],
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion}, border-color ${vars.motion}, color ${vars.motion}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': {
        background: vars.color.canvas,
        borderColor: vars.color.line,
        color: vars.color.muted
      },
      '&[aria-busy="true"]': { cursor: 'progress' }
    }
  },
  variants: {
    variant: {
      primary: solid(vars.color.primary600, vars.color.primary700),
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.primary600,
        color: vars.color.primary600,
        selectors: {
          '&:hover:not(:disabled):not([aria-disabled="true"])': {
            background: vars.color.primary100,
            borderColor: vars.color.primary700,
            color: vars.color.primary700
          }
        }
      },
      quiet: {
        background: 'transparent',
        color: vars.color.primary600,
        selectors: {
          '&:hover:not(:disabled):not([aria-disabled="true"])': { background: vars.color.primary100, color: vars.color.primary700 },
          '&:disabled': { background: 'transparent', borderColor: 'transparent' }
        }
      },
      danger: solid(vars.color.danger, vars.color.dangerStrong)
    },
    size: {
      small: {
        minHeight: vars.size.controlSmall,
        padding: `${vars.space[4]} ${vars.space[12]}`,
        fontSize: vars.text[14]
      },
      medium: {
        minHeight: vars.size.control,
        padding: `${vars.space[4]} ${vars.space[24]}`,
        fontSize: vars.text[16]
      },
      large: {
        minHeight: vars.space[48],
        padding: `${vars.space[8]} ${vars.space[32]}`,
        fontSize: vars.text[18]
      }
    },
    block: { true: { width: '100%' } }
  },
  compoundVariants: [
    { variants: { variant: 'quiet', size: 'medium' }, style: { paddingInline: vars.space[12] } },
    { variants: { variant: 'quiet', size: 'small' }, style: { paddingInline: vars.space[8] } }
  ],
  defaultVariants: { variant: 'secondary', size: 'medium' }
})

export const icon = style({ display: 'inline-flex', flex: 'none' })

globalStyle(`${icon} > svg`, { width: '1.25em', height: '1.25em' })
