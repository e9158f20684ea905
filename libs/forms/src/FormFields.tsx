import type { ReactNode } from 'react'
import type { FormStore } from './engine/FormStore.ts'
import * as styles from './form/CombinedForm.css.ts'
import { drawRow } from './form/drawRow.tsx'

export interface FormFieldsProps {
  readonly store: FormStore
  /** Whole ids, in the order in which they are shown. */
  readonly ids: readonly string[]
  /** Stands below a field. */
  readonly noteOf?: ((fieldId: string) => ReactNode) | undefined
}

/** Some fields of a form (部分表单项), as they look in the whole. Whoever shows them listens to `useFocusRequests`. */
export const FormFields = ({ store, ids, noteOf }: FormFieldsProps) => (
  <div className={styles.grid}>{ids.map((id) => drawRow(store, id, undefined, noteOf?.(id)))}</div>
)
