import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { toneColors } from '../theme/tones.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `0 ${vars.space[8]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius[4],
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap'
})

export const tag = styleVariants(toneColors, ({ text, ground }, tone) => [
  base,
  {
    color: text,
    background: ground,
    borderColor: tone === 'neutral' ? vars.color.line : ground,
    selectors: { ':root[data-theme="high-contrast"] &': { borderColor: text } }
  }
])

export const wrapping = style({ whiteSpace: 'normal' })
