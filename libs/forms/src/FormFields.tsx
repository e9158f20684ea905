import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { FormStore } from './engine/FormStore.ts'
import { FieldGrid } from './form/FieldGrid.tsx'

export interface FormFieldsProps {
  readonly store: FormStore
  /** Whole ids, in the order in which they are shown. */
  readonly ids: readonly string[]
  /** Stands below a field. */
  readonly noteOf?: ((fieldId: string) => ReactNode) | undefined
}

/** Some fields of a form (部分表单项), as they look in the whole. Whoever shows them listens to `useFocusRequests`. */
export const FormFields = ({ store, ids, noteOf }: FormFieldsProps) => {
  const named = ids.join('\n')
  const fields = useMemo(() => named.split('\n').flatMap((id) => store.fieldOf(id) ?? []), [store, named])
  return <FieldGrid store={store} fields={fields} offerOf={noteOf} />
}
