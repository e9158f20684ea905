import type { FormStore } from '../engine/FormStore.ts'

/** A finished choice is checked at once. */
export const pick = (store: FormStore, id: string, value: string): void => {
  store.setValue(id, value)
  store.blur(id)
}
