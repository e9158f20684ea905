import { vars } from '@ljonething/ui/theme'
import { style } from '@vanilla-extract/css'

export const materials = style({ minWidth: 0 })
export const heading = style({ marginBottom: vars.space[4] })
export const missing = style({ margin: `0 0 ${vars.space[16]}` })
