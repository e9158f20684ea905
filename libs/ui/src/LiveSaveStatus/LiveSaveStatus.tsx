import { useCallback } from 'react'
import type { SaveStatusProps } from '../SaveStatus/SaveStatus.tsx'
import type { SaveState } from '../SaveStatus/saveStates.tsx'
import { saveStates, saveText } from '../SaveStatus/saveStates.tsx'
import * as styles from './LiveSaveStatus.css.ts'

export interface LiveSaveStatusProps {
  /** Keep both functions stable. */
  readonly now: () => SaveStatusProps
  readonly subscribe: (listener: () => void) => () => void
}

const states: readonly SaveState[] = ['saved', 'saving', 'unsaved', 'failed']

/** Whether the draft is kept (暂存状态), written apart from React: it changes while a person types, and is mostly out of sight. */
export const LiveSaveStatus = ({ now, subscribe }: LiveSaveStatusProps) => {
  const keep = useCallback(
    (place: HTMLSpanElement) => {
      const words = place.lastElementChild
      const tell = () => {
        const { state, at } = now()
        const text = saveText(state, at)
        if (place.dataset['state'] !== state) place.dataset['state'] = state
        if (words !== null && words.textContent !== text) words.textContent = text
      }
      tell()
      return subscribe(tell)
    },
    [now, subscribe]
  )
  return (
    <span className={styles.apart}>
      <span ref={keep} role="status" className={styles.status}>
        {states.map((state) => (
          <span key={state} aria-hidden="true" className={styles.icon[state]}>
            {saveStates[state].icon}
          </span>
        ))}
        <span />
      </span>
    </span>
  )
}
