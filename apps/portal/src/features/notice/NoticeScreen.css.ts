import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({ minWidth: 0, marginBottom: vars.space[8] })
export const heading = style({ marginBottom: vars.space[8], fontSize: vars.text[18] })
export const text = style({ maxWidth: '48em', whiteSpace: 'pre-line' })
export const notes = style({ maxWidth: '48em', margin: `${vars.space[8]} 0 0`, paddingLeft: vars.space[24] })
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[32],
  '@media': { 'screen and (min-width: 960px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }
})
