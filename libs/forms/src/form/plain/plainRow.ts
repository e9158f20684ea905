import type { DictionaryOption, Field } from '@ljonething/domain/form/FormDescription'
import { errorLine, lockPlain, markRequired, nameIconButton, noteLine, plainField } from '@ljonething/ui/PlainField'
import type { Lock, PlainField } from '@ljonething/ui/PlainField'
import { controlId } from '../../engine/controlId.ts'
import type { FieldSnapshot, FormStore } from '../../engine/FormStore.ts'
import { calendarName } from '../../widgets/DateInput/calendarName.ts'
import * as remarks from '../../remarks/remarks.css.ts'
import * as styles from '../CombinedForm.css.ts'
import { lockOf } from '../lockOf.ts'
import { noteText } from '../noteText.ts'
import type { PlainKind } from './plainKinds.ts'

/** A plain field of a form (素行): its elements, and what they show of the store. */
export interface PlainRow extends PlainField {
  readonly described: Field
  readonly kind: PlainKind
  readonly options: readonly DictionaryOption[]
  /** Opens the popup of a date. */
  readonly button: HTMLButtonElement | undefined
  shown: FieldSnapshot | undefined
  required: boolean
  lock: Lock
  /** Both are made when they are first needed. */
  error: ((text: string | undefined) => void) | undefined
  note: ((note: Node | undefined) => void) | undefined
}

export const plainRow = (store: FormStore, described: Field, kind: PlainKind): PlainRow => {
  const { id, label, isOneLine } = described
  const options = store.optionsOf(id)
  const { required } = store.field(id)
  const field = plainField({
    id: controlId(id),
    label,
    required,
    className: isOneLine ? styles.fullRow : styles.cell,
    model: kind.model(described)
  })
  const { box, control } = field
  box.setAttribute('data-field', id)
  kind.prepare?.(control, described)
  const beside = control.nextElementSibling
  const button = beside instanceof HTMLButtonElement ? beside : undefined
  if (button !== undefined) nameIconButton(button, calendarName(label))
  return { ...field, described, kind, options, button, shown: undefined, required, lock: 'open', error: undefined, note: undefined }
}

const noteOf = (text: string): Node | undefined => {
  if (text === '') return undefined
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  said.className = remarks.note
  said.append(text)
  return said
}

/** What of the row is not as it was: value, error, required and locked go from the store to the elements without React. */
export const showRow = (row: PlainRow, now: FieldSnapshot): void => {
  const { control, described, kind, options, button, shown } = row
  if (now === shown) return
  row.shown = now
  if (shown !== undefined || now.value !== '') kind.show(control, now.value, described, options)
  const message = now.issue?.message
  if (message !== undefined) row.error ??= errorLine(row)
  row.error?.(message)
  const text = noteText(now)
  if (text !== '') row.note ??= noteLine(row)
  if (shown === undefined || noteText(shown) !== text) row.note?.(noteOf(text))
  if (row.required !== now.required) markRequired(row, now.required)
  row.required = now.required
  const lock = lockOf(now)
  if (row.lock === lock && (lock !== 'readOnly' || shown?.value === now.value)) return
  row.lock = lock
  lockPlain(control, lock)
  button?.toggleAttribute('disabled', now.disabled)
}
