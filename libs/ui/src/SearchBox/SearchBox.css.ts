import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const form = style({ display: 'flex', width: '100%', maxWidth: 480, minWidth: 0 })
export const field = style({ position: 'relative', flex: 1, minWidth: 0 })
export const input = style({
  borderTopRightRadius: 0,
  borderBottomRightRadius: 0,
  borderRight: 0,
  paddingRight: 40,
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: { '&:placeholder-shown': { paddingRight: vars.space[12] }, '&:focus-visible': { position: 'relative', zIndex: 1 } }
})
export const clear = style({ position: 'absolute', zIndex: 2, top: '50%', right: 4, transform: 'translateY(-50%)' })
export const button = style({ flex: 'none', paddingInline: vars.space[16], borderTopLeftRadius: 0, borderBottomLeftRadius: 0 })
