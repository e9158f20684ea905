import { useCallback } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './CombinedForm.css.ts'
import { leftText } from './leftText.ts'

interface GroupIssuesProps {
  readonly store: FormStore
  readonly code: string
  /** Beside a link it stands in brackets. */
  readonly inBrackets?: boolean
}

/** How many fields of a group are left to correct (剩余处数), written apart from React: of a long form a hundred change at once. */
export const GroupIssues = ({ store, code, inBrackets = false }: GroupIssuesProps) => {
  const keep = useCallback(
    (place: HTMLSpanElement) => {
      const tell = () => {
        const { issueCount } = store.group(code)
        const text = issueCount === 0 ? '' : leftText(issueCount)
        place.textContent = inBrackets && text !== '' ? `（${text}）` : text
      }
      tell()
      return store.subscribeGroup(code, tell)
    },
    [store, code, inBrackets]
  )
  return <span ref={keep} className={styles.left} />
}
