import { style, styleVariants } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

/** Between this width and the narrow one labels stand below their marks. */
const stacked = 'screen and (max-width: 1179px)'

/** Painted apart from what it stands over. */
export const nav = style({
  isolation: 'isolate',
  padding: `${vars.space[16]} ${vars.space[24]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  '@media': { [narrow]: { padding: vars.space[16] }, print: { display: 'none' } }
})

export const list = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { display: 'none' } }
})

export const item = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  minWidth: 0,
  '@media': { [stacked]: { alignItems: 'flex-start' } },
  selectors: {
    '&:last-child': { flex: '0 1 auto' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: 1,
      minWidth: vars.space[8],
      height: 2,
      margin: `0 ${vars.space[8]}`,
      background: vars.color.line,
      '@media': { [stacked]: { marginTop: `calc(${vars.text[14]} * 0.9 - 1px)` } }
    }
  }
})

export const passed = style({ selectors: { '&:not(:last-child)::after': { background: vars.color.success } } })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[4],
  background: 'transparent',
  color: vars.color.muted,
  lineHeight: 1.3,
  textAlign: 'left',
  '@media': {
    [stacked]: { flexDirection: 'column', gap: vars.space[4], textAlign: 'center', fontSize: vars.text[14] }
  }
})

export const pressable = style({
  color: vars.color.ink,
  selectors: { '&:hover': { color: vars.color.primary700, textDecoration: 'underline', textUnderlineOffset: '0.25em' } }
})

export const current = style({ color: vars.color.ink, fontWeight: vars.weight.bold })

const markBase = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.8em',
  height: '1.8em',
  border: `2px solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1
})

const filled = (color: string) => [markBase, { borderColor: color, background: color, color: vars.color.onSolid }]

export const mark = styleVariants({
  done: filled(vars.color.success),
  current: filled(vars.color.primary600),
  next: [markBase],
  problem: filled(vars.color.danger)
})

export const compact = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } })
export const compactLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[8] })
export const compactCount = style({ color: vars.color.muted, fontSize: vars.text[14] })
export const compactLabel = style({ fontSize: vars.text[18], fontWeight: vars.weight.bold })
export const compactTrack = style({ display: 'flex', gap: vars.space[4], marginTop: vars.space[8] })

const segmentBase = style({ flex: 1, height: 4, borderRadius: 2, background: vars.color.line })
export const segment = styleVariants({
  done: [segmentBase, { background: vars.color.success }],
  current: [segmentBase, { background: vars.color.primary600 }],
  next: [segmentBase],
  problem: [segmentBase, { background: vars.color.danger }]
})
