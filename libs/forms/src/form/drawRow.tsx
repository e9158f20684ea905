import type { ReactNode } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { FieldRow } from './FieldRow.tsx'
import { plainKindOf } from './plain/plainKinds.ts'
import { PlainRow } from './plain/PlainRow.tsx'

/** The row of a field (表单项): most need nothing but a control of the browser's own. */
export const drawRow = (store: FormStore, id: string, source?: ReactNode, offer?: ReactNode) => {
  const field = store.fieldOf(id)
  const kind = field && plainKindOf(field, store.optionsOf(id))
  return field === undefined || kind === undefined ? (
    <FieldRow key={id} store={store} id={id} source={source} offer={offer} />
  ) : (
    <PlainRow key={id} store={store} field={field} kind={kind} source={source} offer={offer} />
  )
}
