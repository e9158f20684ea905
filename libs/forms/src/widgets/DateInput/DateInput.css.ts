import { drawnIcon } from '@ljonething/ui/drawnIcon'
import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const shell = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })
export const button = style({
  position: 'static',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '::before': drawnIcon('calendar', vars.size.icon)
})

export const panel = style({ display: 'grid', gap: vars.space[12], width: 'min(100%, 304px)', minWidth: 0, margin: '0 auto' })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  fontSize: vars.text[16]
})
export const arrows = style({ display: 'inline-flex' })
export const grow = style({ flex: 1, minWidth: 0 })
export const year = style({ flex: '1 1 calc(3.4em + 56px)' })
export const month = style({ flex: '1 1 calc(2.2em + 56px)' })
export const grid = style({ borderCollapse: 'collapse', width: '100%' })
export const weekday = style({ padding: vars.space[4], color: vars.color.muted, fontSize: vars.text[14], fontWeight: vars.weight.regular })

const cellBase = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 40,
  minHeight: vars.size.control,
  border: '1px solid transparent',
  borderRadius: vars.radius[4],
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer'
} as const

export const day = style({
  ...cellBase,
  selectors: {
    '&:hover, &[data-hovered]': { background: vars.color.primary100 },
    '&[data-outside-month]': { color: vars.color.muted },
    '&[data-unavailable]': { color: vars.color.muted, textDecoration: 'line-through', cursor: 'default' },
    '&[data-selected]': { background: vars.color.primary600, color: vars.color.onSolid },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-today]': { borderColor: vars.color.primary600 }
  }
})

export const choices = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] })
export const choice = style({
  ...cellBase,
  width: '100%',
  selectors: {
    '&:hover': { background: vars.color.primary100 },
    '&[aria-disabled="true"]': { color: vars.color.muted, textDecoration: 'line-through', cursor: 'default' },
    '&[aria-selected="true"]': { background: vars.color.primary600, color: vars.color.onSolid },
    '&[data-now="true"]': { borderColor: vars.color.primary600 }
  }
})
export const time = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
export const footer = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[8] })
