import { style } from '@vanilla-extract/css'
import { drawnIcon } from '../theme/drawnIcon.ts'
import { narrow, vars } from '../theme/theme.css.ts'

export const field = style({ minWidth: 0 })

export const side = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.label} minmax(0, 1fr)`,
  columnGap: vars.space[16],
  '@media': { [narrow]: { display: 'block' } }
})

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  marginBottom: vars.space[4],
  selectors: {
    [`${side} > &`]: {
      justifyContent: 'flex-end',
      alignSelf: 'start',
      minHeight: vars.size.control,
      marginBottom: 0,
      textAlign: 'right',
      '@media': { [narrow]: { justifyContent: 'flex-start', minHeight: 0, marginBottom: vars.space[4], textAlign: 'left' } }
    }
  }
})

export const label = style({ fontWeight: vars.weight.medium })

export const required = style({ marginLeft: `calc(-1 * ${vars.space[4]})`, color: vars.color.danger, fontWeight: vars.weight.bold })

export const source = style({
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius[4],
  background: vars.color.primary100,
  color: vars.color.primary700,
  fontSize: vars.text[14],
  selectors: { '&:empty': { display: 'none' } }
})

export const hint = style({ marginBottom: vars.space[4], color: vars.color.muted, fontSize: vars.text[14] })

export const hintBelow = style([hint, { marginTop: vars.space[4], marginBottom: 0 }])

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  marginTop: vars.space[4],
  color: vars.color.danger,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium,
  '::before': { ...drawnIcon('circleAlert', '1.15em'), marginTop: '0.22em' }
})

export const note = style({ marginTop: vars.space[4], fontSize: vars.text[14], selectors: { '&:empty': { display: 'none' } } })
