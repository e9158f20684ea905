import { medium, narrow, vars } from '@ljonething/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Painted apart, as foot, steps and title are: a key in the form paints none of them again. */
export const header = style({ borderBottom: `1px solid ${vars.color.line}`, background: vars.color.surface, isolation: 'isolate' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  maxWidth: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  minHeight: '72px',
  margin: '0 auto',
  padding: `${vars.space[12]} ${vars.space[24]}`,
  '@media': { [narrow]: { padding: `${vars.space[8]} ${vars.space[16]}`, gap: `${vars.space[4]} ${vars.space[8]}` } },
  selectors: { ':root[data-theme="large-type"] &': { maxWidth: '1440px' } }
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [narrow]: { gap: vars.space[8] } },
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.primary700 } }
})
export const emblem = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '40px',
  '@media': {
    [narrow]: { width: '32px', height: '32px', selectors: { ':root[data-theme="large-type"] &': { display: 'none' } } }
  },
  borderRadius: vars.radius[8],
  background: vars.color.primary700,
  color: vars.color.onSolid,
  fontSize: '20px',
  fontWeight: vars.weight.bold
})
export const names = style({ display: 'grid', lineHeight: 1.25 })
export const name = style({
  fontSize: vars.text[22],
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: vars.text[18], selectors: { ':root[data-theme="large-type"] &': { fontSize: vars.text[16] } } } }
})
/** Left out where room is short: on phones and in large type, whose chrome is simpler. */
export const host = style({
  color: vars.color.muted,
  fontSize: vars.text[14],
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
  selectors: { ':root[data-theme="large-type"] &': { display: 'none' } }
})
export const region = style({ marginRight: 'auto', '@media': { [narrow]: { flex: '1 1 0', minWidth: '4.5rem' } } })
export const navigation = style({ '@media': { [medium]: { order: 2 }, [narrow]: { order: 3 } } })
export const search = style({
  flex: '1 1 13rem',
  minWidth: 0,
  maxWidth: '19rem',
  '@media': { [medium]: { order: 3, flex: '1 1 16rem', maxWidth: 'none' }, [narrow]: { order: 4, flexBasis: '9rem' } }
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [narrow]: { order: 2, marginLeft: 'auto' } }
})

/** Keeps the place of a name that is still asked for. */
export const place = style({ visibility: 'hidden' })

/** On phones buttons show their words alone and wrap long names, so that two rows hold everything. */
globalStyle(`${tools} > button, ${region} > button`, {
  '@media': { [narrow]: { padding: `0 ${vars.space[8]}`, fontSize: vars.text[14], lineHeight: 1.2, textWrap: 'balance' } }
})
globalStyle(`${search} form > button`, { '@media': { [narrow]: { padding: `0 ${vars.space[8]}` } } })
globalStyle(`${search} input:placeholder-shown`, { '@media': { [narrow]: { paddingInline: vars.space[8] } } })
globalStyle(`${search} input::placeholder`, { '@media': { [narrow]: { fontSize: vars.text[14] } } })
globalStyle(`${tools} > button > span:has(svg), ${region} > button > span:has(svg), ${search} form > button > span:has(svg)`, {
  '@media': { [narrow]: { display: 'none' } }
})
