import * as styles from './SaveStatus.css.ts'
import type { SaveState } from './saveStates.tsx'
import { saveStates, saveText } from './saveStates.tsx'

export type { SaveState }

export interface SaveStatusProps {
  readonly state: SaveState
  /** Time of the last save as shown, such as 12:03. */
  readonly at?: string | undefined
}

/** Whether the draft is kept (暂存状态). */
export const SaveStatus = ({ state, at }: SaveStatusProps) => (
  <span role="status" className={styles.status[state]}>
    {saveStates[state].icon}
    {saveText(state, at)}
  </span>
)
