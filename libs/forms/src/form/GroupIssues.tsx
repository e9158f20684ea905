import { useCallback } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './CombinedForm.css.ts'
import { keepIssueCount } from './keepIssueCount.ts'

interface GroupIssuesProps {
  readonly store: FormStore
  readonly code: string
}

/** How many fields of a group are left to correct (剩余处数), written apart from React. */
export const GroupIssues = ({ store, code }: GroupIssuesProps) => {
  const keep = useCallback((place: HTMLSpanElement) => keepIssueCount(store, code, place), [store, code])
  return <span ref={keep} className={styles.left} />
}
