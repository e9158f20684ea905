import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { toneColors } from '../theme/tones.css.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const viewport = style({
  position: 'fixed',
  zIndex: 70,
  top: vars.space[24],
  left: '50%',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  width: 'min(520px, calc(100vw - 32px))',
  margin: 0,
  padding: 0,
  transform: 'translateX(-50%)',
  listStyle: 'none',
  outline: 'none',
  '@media': { print: { display: 'none' } }
})

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[12]} ${vars.space[16]}`,
  border: '1px solid',
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
  animation: `${enter} ${vars.motion} ease-out`
})

export const toast = styleVariants(toneColors, ({ edge }) => [base, { borderColor: edge }])
export const text = style({ flex: 1, minWidth: 0, paddingBlock: 3, overflowWrap: 'anywhere' })
export const icon = styleVariants(toneColors, ({ text: color }) => ({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  marginTop: 6,
  color
}))
