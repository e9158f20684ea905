import { style } from '@vanilla-extract/css'
import { wheel } from '../Spinner/Spinner.css.ts'
import { drawnIcon } from '../theme/drawnIcon.ts'
import { vars } from '../theme/theme.css.ts'

/** `data-state` says which. */
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="saved"]': { color: vars.color.success },
    '&[data-state="saved"]::before': drawnIcon('circleCheck', '18px'),
    '&[data-state="saving"]': { color: vars.color.muted },
    '&[data-state="saving"]::before': { content: '""', ...wheel },
    '&[data-state="unsaved"]': { color: vars.color.warning },
    '&[data-state="unsaved"]::before': drawnIcon('circleDashed', '18px'),
    '&[data-state="failed"]': { color: vars.color.danger },
    '&[data-state="failed"]::before': drawnIcon('circleAlert', '18px')
  }
})

/** Out of sight nothing in it is laid out or drawn, whatever it says. */
export const apart = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 8em auto 1.6em'
})
