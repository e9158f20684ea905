import { style } from '@vanilla-extract/css'

/** Lines as they were typed. */
export const text = style({ whiteSpace: 'pre-line' })
