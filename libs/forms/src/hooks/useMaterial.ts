import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore, MaterialSnapshot } from '../engine/FormStore.ts'

/** The state of one material (单份材料状态). */
export const useMaterial = (store: FormStore, id: string): MaterialSnapshot =>
  useSyncExternalStore(
    useCallback((listener) => store.subscribeMaterial(id, listener), [store, id]),
    () => store.material(id),
    () => store.material(id)
  )
