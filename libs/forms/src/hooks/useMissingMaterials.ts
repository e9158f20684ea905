import { useSyncExternalStore } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { isSatisfied } from '../engine/isSatisfied.ts'

/** How many materials must still be handed in (还缺几份). */
export const useMissingMaterials = (store: FormStore): number => {
  const missing = () =>
    store.description.allfile.filter((material) => {
      const { visible, required, files } = store.material(material.id)
      return visible && required && !isSatisfied(material, files)
    }).length
  return useSyncExternalStore(store.subscribeChanges, missing, missing)
}
