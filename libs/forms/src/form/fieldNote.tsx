import type { ReactNode } from 'react'
import type { FieldSnapshot } from '../engine/FormStore.ts'
import * as styles from './CombinedForm.css.ts'

/** What stands below a field: what is said of it, and what is offered in place of its value. */
export const fieldNote = ({ notes, busy, away }: Pick<FieldSnapshot, 'notes' | 'busy' | 'away'>, offer: ReactNode): ReactNode => {
  const remarks = busy ? [...notes, '正在查询…'] : away ? [...notes, '登记信息暂时查不到，请您填写'] : notes
  if (remarks.length === 0) return offer
  return (
    <>
      <span role="status" className={styles.note}>
        {remarks.join('\n')}
      </span>
      {offer}
    </>
  )
}
