import { useCallback } from 'react'
import * as look from '../SaveStatus/SaveStatus.css.ts'
import type { SaveStatusProps } from '../SaveStatus/SaveStatus.tsx'
import { saveText } from '../SaveStatus/saveText.ts'
import * as styles from './LiveSaveStatus.css.ts'

export interface LiveSaveStatusProps {
  /** Keep both functions stable. */
  readonly now: () => SaveStatusProps
  readonly subscribe: (listener: () => void) => () => void
}

/** Whether the draft is kept (暂存状态), written apart from React: it changes while a person types, and is mostly out of sight. */
export const LiveSaveStatus = ({ now, subscribe }: LiveSaveStatusProps) => {
  const keep = useCallback(
    (place: HTMLSpanElement) => {
      const tell = () => {
        const { state, at } = now()
        const text = saveText(state, at)
        if (place.textContent === text) return
        place.textContent = text
        place.dataset['state'] = state
      }
      tell()
      return subscribe(tell)
    },
    [now, subscribe]
  )
  return (
    <span className={styles.apart}>
      <span ref={keep} role="status" className={look.status} />
    </span>
  )
}
