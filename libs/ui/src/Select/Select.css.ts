import { style } from '@vanilla-extract/css'
import { drawnIcon } from '../theme/drawnIcon.ts'
import { vars } from '../theme/theme.css.ts'

export const shell = style({
  position: 'relative',
  display: 'block',
  '::after': {
    ...drawnIcon('chevronDown', '20px'),
    position: 'absolute',
    top: '50%',
    right: vars.space[12],
    transform: 'translateY(-50%)',
    color: vars.color.muted,
    pointerEvents: 'none'
  }
})
export const select = style({ appearance: 'none', paddingRight: 40, textOverflow: 'ellipsis' })
export const empty = style({ color: vars.color.muted })
