import type { FormStore } from './engine/FormStore.ts'
import { useFocusRequests } from './hooks/useFocusRequests.ts'
import { MaterialCard } from './materials/MaterialCard.tsx'
import * as styles from './materials/MaterialSection.css.ts'

export interface MaterialSectionProps {
  readonly store: FormStore
  /** Names of the matters by code; the code itself when absent. */
  readonly matterNames?: Readonly<Record<string, string>> | undefined
  readonly readOnly?: boolean | undefined
}

/** The materials of the form as cards (材料清单). Needs a ConfirmProvider and a ToastProvider above it. */
export const MaterialSection = ({ store, matterNames, readOnly = false }: MaterialSectionProps) => {
  useFocusRequests(store)
  const matterName = (code: string) => matterNames?.[code] ?? code
  return (
    <ul className={styles.section}>
      {store.description.allfile.map((material) => (
        <MaterialCard key={material.id} store={store} material={material} matterName={matterName} readOnly={readOnly} />
      ))}
    </ul>
  )
}
