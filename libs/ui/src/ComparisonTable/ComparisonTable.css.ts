import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const table = style({ width: '100%', tableLayout: 'fixed', '@media': { [narrow]: { display: 'block' } } })
export const caption = style({
  paddingBottom: vars.space[12],
  fontSize: vars.text[18],
  fontWeight: vars.weight.bold,
  textAlign: 'left',
  '@media': { [narrow]: { display: 'block' } }
})
export const head = style({ '@media': { [narrow]: { display: 'none' } } })
export const body = style({ '@media': { [narrow]: { display: 'block' } } })
export const row = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `${vars.space[4]} ${vars.space[8]}`,
      padding: `${vars.space[12]} 0`,
      borderBottom: `1px solid ${vars.color.line}`
    }
  }
})
const cellBase = { padding: vars.space[12], borderBottom: `1px solid ${vars.color.line}`, textAlign: 'left' as const }
export const headCell = style({
  ...cellBase,
  background: vars.color.canvas,
  color: vars.color.muted,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium
})
export const cell = style({ ...cellBase, '@media': { [narrow]: { padding: 0, border: 0, gridColumn: '1 / -1' } } })
export const name = style([cell, { fontWeight: vars.weight.bold, '@media': { [narrow]: { gridColumn: '1' } } }])
export const savedCell = style([cell, { width: '24%', '@media': { [narrow]: { width: 'auto', gridColumn: '2', gridRow: '1' } } }])
export const nameHead = style({ width: '18%' })
export const savedHead = style({ width: '22%' })
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] })
export const kind = style({
  display: 'none',
  flex: 'none',
  width: '3.5em',
  color: vars.color.muted,
  fontSize: vars.text[14],
  '@media': { [narrow]: { display: 'inline' } }
})
export const value = style({ flex: 'none', minWidth: '7.5em', fontVariantNumeric: 'tabular-nums' })
export const after = style({ color: vars.color.success, fontWeight: vars.weight.bold })
export const track = style({ flex: 1, minWidth: 24, height: 10, '@media': { 'screen and (max-width: 899px)': { minWidth: 16 } } })
const barBase = style({ minWidth: 3, height: '100%', borderRadius: 2 })
export const beforeBar = style([barBase, { background: vars.color.border }])
export const afterBar = style([barBase, { background: vars.color.success }])
export const saved = style({ color: vars.color.success, fontWeight: vars.weight.bold })
