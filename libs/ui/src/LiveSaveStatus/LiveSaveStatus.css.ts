import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Out of sight nothing in it is laid out or drawn, whatever it says. */
export const apart = style({ display: 'inline-block', contentVisibility: 'auto', containIntrinsicSize: 'auto 8em auto 1.6em' })

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="saved"]': { color: vars.color.success },
    '&[data-state="saving"]': { color: vars.color.muted },
    '&[data-state="unsaved"]': { color: vars.color.warning },
    '&[data-state="failed"]': { color: vars.color.danger }
  }
})

const hidden = style({ display: 'none' })
const shownAt = (state: string) => [hidden, { selectors: { [`${status}[data-state="${state}"] > &`]: { display: 'inline-flex' } } }]

/** All stand there, one is shown. */
export const icon = styleVariants({
  saved: shownAt('saved'),
  saving: shownAt('saving'),
  unsaved: shownAt('unsaved'),
  failed: shownAt('failed')
})
