import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { toneColors } from '../theme/tones.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const entry = style({
  position: 'relative',
  padding: `0 0 ${vars.space[24]} ${vars.space[24]}`,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '0.8em',
      bottom: '-0.8em',
      left: 5,
      width: 2,
      background: vars.color.line
    }
  }
})

export const dot = styleVariants(toneColors, ({ edge }) => ({
  position: 'absolute',
  top: '0.55em',
  left: 0,
  width: 12,
  height: 12,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: edge,
  boxShadow: `0 0 0 2px ${edge}`
}))

export const head = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] })
export const title = style({ fontWeight: vars.weight.medium })
export const time = style({ color: vars.color.muted, fontSize: vars.text[14], lineHeight: 1.85, fontVariantNumeric: 'tabular-nums' })
export const body = style({ color: vars.color.muted, fontSize: vars.text[14] })
