import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** A ring with a gap, as tall as a line. */
export const wheel = {
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`
} as const

export const spinner = style({ ...wheel, display: 'inline-block', verticalAlign: '-0.25em' })

export const large = style({ width: 40, height: 40, borderWidth: 4 })
