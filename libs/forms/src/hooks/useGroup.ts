import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore, GroupSnapshot } from '../engine/FormStore.ts'

/** What is asked of the state of one group of fields (分组状态), a value that compares by itself. */
export const useGroup = <A extends string | number | boolean>(store: FormStore, code: string, part: (group: GroupSnapshot) => A): A => {
  const now = () => part(store.group(code))
  return useSyncExternalStore(
    useCallback((listener) => store.subscribeGroup(code, listener), [store, code]),
    now,
    now
  )
}
