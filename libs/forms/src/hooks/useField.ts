import { useCallback, useSyncExternalStore } from 'react'
import type { FieldSnapshot, FormStore } from '../engine/FormStore.ts'

/** The state of one field (单项状态); re-renders when that field changes and not otherwise. */
export const useField = (store: FormStore, id: string): FieldSnapshot =>
  useSyncExternalStore(
    useCallback((listener) => store.subscribeField(id, listener), [store, id]),
    () => store.field(id),
    () => store.field(id)
  )
