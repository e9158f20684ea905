import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  borderRadius: vars.radius[4]
})

export const search = style({ flex: '1 0 100%', display: 'grid', gap: vars.space[4], maxWidth: '32em' })
