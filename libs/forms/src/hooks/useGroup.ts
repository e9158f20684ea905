import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore, GroupSnapshot } from '../engine/FormStore.ts'

/** The state of one group of fields (分组状态). */
export const useGroup = (store: FormStore, code: string): GroupSnapshot =>
  useSyncExternalStore(
    useCallback((listener) => store.subscribeGroup(code, listener), [store, code]),
    () => store.group(code),
    () => store.group(code)
  )
