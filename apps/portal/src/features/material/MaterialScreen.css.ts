import { style } from '@vanilla-extract/css'

export const materials = style({ minWidth: 0 })
