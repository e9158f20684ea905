import type { Tone } from './tones.ts'
import { vars } from './theme.css.ts'

/** Text, soft ground and edge colour of each tone. */
export const toneColors: Record<Tone, { readonly text: string; readonly ground: string; readonly edge: string }> = {
  neutral: { text: vars.color.muted, ground: vars.color.canvas, edge: vars.color.border },
  info: { text: vars.color.primary700, ground: vars.color.primary100, edge: vars.color.primary600 },
  success: { text: vars.color.success, ground: vars.color.successSoft, edge: vars.color.success },
  warning: { text: vars.color.warning, ground: vars.color.warningSoft, edge: vars.color.warning },
  danger: { text: vars.color.danger, ground: vars.color.dangerSoft, edge: vars.color.danger }
}
