import { style, styleVariants } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const track = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { flexDirection: 'column' } }
})

const stageBase = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  paddingTop: vars.space[24],
  paddingRight: vars.space[8],
  fontSize: vars.text[14],
  '@media': { [narrow]: { padding: `0 0 ${vars.space[12]} ${vars.space[32]}` } },
  selectors: {
    '&:last-child': { '@media': { [narrow]: { paddingBottom: 0 } } },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: 8,
      left: 22,
      right: 2,
      height: 4,
      borderRadius: 2,
      background: vars.color.line,
      '@media': { [narrow]: { top: 22, bottom: 2, left: 8, right: 'auto', width: 4, height: 'auto' } }
    }
  }
})

const passed = (color: string) => ({ selectors: { '&:not(:last-child)::after': { background: color } } })

export const stage = styleVariants({
  done: [stageBase, passed(vars.color.success)],
  current: [stageBase],
  blocked: [stageBase],
  failed: [stageBase],
  next: [stageBase]
})

const dotBase = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 20,
  height: 20,
  border: `2px solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.onSolid,
  fontSize: 14,
  fontWeight: vars.weight.bold,
  lineHeight: 1
})
export const core = style({ width: 8, height: 8, borderRadius: '50%', background: 'currentColor' })
const filled = (color: string) => [dotBase, { borderColor: color, background: color }]

export const dot = styleVariants({
  done: filled(vars.color.success),
  current: filled(vars.color.primary600),
  blocked: filled(vars.color.warning),
  failed: filled(vars.color.danger),
  next: [dotBase]
})

export const label = styleVariants({
  done: { color: vars.color.ink },
  current: { color: vars.color.primary700, fontWeight: vars.weight.bold },
  blocked: { color: vars.color.warning, fontWeight: vars.weight.bold },
  failed: { color: vars.color.danger, fontWeight: vars.weight.bold },
  next: { color: vars.color.muted }
})
export const detail = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
