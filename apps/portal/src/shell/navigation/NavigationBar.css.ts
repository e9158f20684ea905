import { narrow, vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({ display: 'flex', gap: vars.space[4] })
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius[4],
  background: 'transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { padding: `0 ${vars.space[8]}`, fontSize: vars.text[14] } },
  selectors: {
    '&:hover': { background: vars.color.primary100, color: vars.color.primary700 },
    '&[aria-current="page"]': {
      color: vars.color.primary700,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 0 -3px 0 ${vars.color.primary600}`
    }
  }
})

globalStyle(`${tab} > svg`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`:root[data-theme="large-type"] ${tab} > svg`, { display: 'none' })
