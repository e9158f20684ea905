import type { ReactNode } from 'react'
import type { FieldSnapshot } from '../engine/FormStore.ts'
import * as styles from '../remarks/remarks.css.ts'
import { noteText } from './noteText.ts'

/** What stands below a field: what is said of it, and what is offered in place of its value. */
export const fieldNote = (said: Pick<FieldSnapshot, 'notes' | 'busy' | 'away'>, offer: ReactNode): ReactNode => {
  const text = noteText(said)
  if (text === '') return offer
  return (
    <>
      <span role="status" className={styles.note}>
        {text}
      </span>
      {offer}
    </>
  )
}
