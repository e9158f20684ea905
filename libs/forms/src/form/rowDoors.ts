import { errorBelow } from '@ljonething/ui/Field'
import type { ComponentType } from '@ljonething/domain/form/FormDescription'
import { controlId } from '../engine/controlId.ts'
import type { FieldSnapshot, FormStore } from '../engine/FormStore.ts'
import { sameFields } from '../engine/sameFields.ts'
import { afterPress } from './afterPress.ts'

/** Kinds with one control that stays the same element: their errors are shown without drawing the row again. */
const plainKinds: ReadonlySet<ComponentType> = new Set<ComponentType>(['text', 'textarea', 'select', 'date'])

const isSameButError = (one: FieldSnapshot, other: FieldSnapshot) =>
  sameFields({ ...one, issue: undefined }, { ...other, issue: undefined })

/** What the row of a field hears and does (表单项的进出), made once for each. */
export const rowDoors = (store: FormStore, id: string, kind: ComponentType | undefined) => {
  const isErrorApart = kind !== undefined && plainKinds.has(kind)
  const subscribe = (listener: () => void) => store.subscribeField(id, listener)
  const errors = { get: () => store.field(id).issue?.message, subscribe }
  let drawn = store.field(id)
  return {
    subscribe,
    /** What the row is drawn from. */
    get: (): FieldSnapshot => {
      const now = store.field(id)
      if (now !== drawn && !(isErrorApart && isSameButError(now, drawn))) drawn = now
      return drawn
    },
    /** Undefined where the row draws the error itself. */
    element: isErrorApart ? (field: HTMLDivElement) => errorBelow(field, controlId(id), errors) : undefined,
    onInput: (next: string) => store.setValue(id, next),
    onBlur: () => store.blur(id, afterPress),
    onPick: (next: string) => {
      store.setValue(id, next)
      store.blur(id)
    }
  }
}
