import { useMemo } from 'react'
import type { FormStore } from './engine/FormStore.ts'
import { useFocusRequests } from './hooks/useFocusRequests.ts'
import { keepFocusInView } from './materials/keepFocusInView.ts'
import { MaterialCard } from './materials/MaterialCard.tsx'
import { materialOrder } from './materials/materialOrder.ts'
import * as styles from './materials/MaterialSection.css.ts'

export interface MaterialSectionProps {
  readonly store: FormStore
  /** Names of the matters by code; the code itself when absent. */
  readonly matterNames?: Readonly<Record<string, string>> | undefined
  readonly readOnly?: boolean | undefined
}

/** The materials of the form as cards (材料清单), what is missing when the page opens on top. Needs a ConfirmProvider and a ToastProvider above it. */
export const MaterialSection = ({ store, matterNames, readOnly = false }: MaterialSectionProps) => {
  useFocusRequests(store)
  const { description } = store
  const materials = useMemo(
    () => (readOnly || description.allfile.length === 0 ? description.allfile : materialOrder(store)),
    [store, description, readOnly]
  )
  const matterName = (code: string) => matterNames?.[code] ?? code
  return (
    <ul ref={keepFocusInView} className={styles.section}>
      {materials.map((material) => (
        <MaterialCard key={material.id} store={store} material={material} matterName={matterName} readOnly={readOnly} />
      ))}
    </ul>
  )
}
