import * as styles from './SaveStatus.css.ts'
import type { SaveState } from './saveText.ts'
import { saveText } from './saveText.ts'

export type { SaveState }

export interface SaveStatusProps {
  readonly state: SaveState
  /** Time of the last save as shown, such as 12:03. */
  readonly at?: string | undefined
}

/** Whether the draft is kept (暂存状态). */
export const SaveStatus = ({ state, at }: SaveStatusProps) => (
  <span role="status" className={styles.status} data-state={state}>
    {saveText(state, at)}
  </span>
)
