import { style } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

export const frame = style({ position: 'relative', overflowX: 'auto', '@media': { [narrow]: { overflowX: 'visible' } } })

export const table = style({ width: '100%', '@media': { [narrow]: { display: 'block' } } })

export const caption = style({
  padding: `0 0 ${vars.space[8]}`,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  '@media': { [narrow]: { display: 'block' } }
})

export const head = style({ '@media': { [narrow]: { display: 'none' } } })
export const body = style({ '@media': { [narrow]: { display: 'grid', gap: vars.space[12] } } })

export const headCell = style({
  padding: `${vars.space[12]} ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  color: vars.color.muted,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  whiteSpace: 'nowrap'
})

export const row = style({
  selectors: { '&:hover': { background: vars.color.canvas } },
  '@media': {
    [narrow]: {
      display: 'block',
      padding: vars.space[12],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius[8],
      background: vars.color.surface
    }
  }
})

export const chosen = style({ background: vars.color.primary100, selectors: { '&:hover': { background: vars.color.primary100 } } })

export const cell = style({
  fontWeight: vars.weight.regular,
  padding: `${vars.space[12]} ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'left',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: {
      display: 'flex',
      gap: vars.space[16],
      padding: `${vars.space[4]} 0`,
      border: 0,
      textAlign: 'left',
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          flex: '0 0 6.5em',
          color: vars.color.muted,
          fontSize: vars.text[14],
          fontWeight: vars.weight.regular
        }
      }
    }
  }
})

export const right = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', '@media': { [narrow]: { textAlign: 'left' } } })
export const fit = style({ width: 1, whiteSpace: 'nowrap', '@media': { [narrow]: { width: 'auto', whiteSpace: 'normal' } } })

export const selectCell = style({ width: 48, '@media': { [narrow]: { width: 'auto' } } })
export const selectText = style({ display: 'none', '@media': { [narrow]: { display: 'inline' } } })
export const message = style({ padding: vars.space[24], textAlign: 'center', '@media': { [narrow]: { display: 'block' } } })

export const rowHeader = style({ fontWeight: vars.weight.medium, '@media': { [narrow]: { fontWeight: vars.weight.bold } } })
