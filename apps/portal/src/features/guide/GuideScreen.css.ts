import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

const wide = 'screen and (min-width: 960px)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' } }
})
export const main = style({ minWidth: 0 })

export const side = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', position: 'sticky', top: vars.space[16], maxHeight: 'calc(100vh - 32px)', overflow: 'auto' } }
})
export const summaryBar = style({
  order: -1,
  minWidth: 0,
  position: 'sticky',
  top: 0,
  zIndex: 5,
  padding: `0 ${vars.space[16]}`,
  maxHeight: '70vh',
  overflow: 'auto',
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  '@media': { [wide]: { display: 'none' } }
})

export const heading = style({ marginTop: vars.space[16], fontSize: vars.text[16] })

export const questions = style({ display: 'grid', gap: vars.space[24] })
export const question = style({ minWidth: 0 })
export const turns = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[12] })
export const title = style({ display: 'flex', gap: vars.space[8], marginBottom: vars.space[12] })
export const level = style({ fontSize: vars.text[18], fontWeight: vars.weight.bold })
export const number = style({ color: vars.color.primary600 })
export const extra = style({ color: vars.color.muted, fontSize: vars.text[14], fontWeight: vars.weight.regular })
export const error = style({ marginBottom: vars.space[8], color: vars.color.danger, fontWeight: vars.weight.medium })
export const followUps = style({ display: 'grid', gap: vars.space[16] })
