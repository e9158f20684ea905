import { keyframes, style } from '@vanilla-extract/css'

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  verticalAlign: '-0.25em'
})

export const large = style({ width: 40, height: 40, borderWidth: 4 })
