import { useCallback } from 'react'
import * as styles from './SaveStatus.css.ts'
import type { SaveState } from './saveText.ts'
import { saveText } from './saveText.ts'

export type { SaveState }

export interface Saved {
  readonly state: SaveState
  /** Time of the last save as shown, such as 12:03. */
  readonly at?: string | undefined
}

export interface SaveStatusProps {
  /** Keep both functions stable. */
  readonly now: () => Saved
  readonly subscribe: (listener: () => void) => () => void
}

/** Whether the draft is kept (暂存状态), written apart from React: it changes while a person types, and is mostly out of sight. */
export const SaveStatus = ({ now, subscribe }: SaveStatusProps) => {
  const keep = useCallback(
    (place: HTMLSpanElement) => {
      // The text stays and says something else: no node comes or goes while somebody types.
      const words = new Text()
      place.replaceChildren(words)
      const tell = () => {
        const { state, at } = now()
        const text = saveText(state, at)
        if (words.data === text) return
        words.data = text
        place.dataset['state'] = state
      }
      tell()
      return subscribe(tell)
    },
    [now, subscribe]
  )
  return (
    <span className={styles.apart}>
      <span ref={keep} role="status" className={styles.status} />
    </span>
  )
}
