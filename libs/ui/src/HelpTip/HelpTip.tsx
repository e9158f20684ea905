import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as styles from './HelpTip.css.ts'

export interface HelpTipProps {
  /** What is explained; gives the accessible name 「…」的说明. */
  readonly about: string
  readonly children: ReactNode
}

/** Question mark that explains a label on hover, focus or press (说明). */
export const HelpTip = ({ about, children }: HelpTipProps) => (
  <Tooltip content={children} openOnPress>
    <button type="button" className={styles.helpTip} aria-label={`「${about}」的说明`}>
      <CircleHelp size={18} aria-hidden="true" />
    </button>
  </Tooltip>
)
