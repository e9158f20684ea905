import { useCallback } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './CombinedForm.css.ts'
import { createAnchors } from './createAnchors.ts'

/** Links to the groups of a long form (分区导航), which say how many fields are left to correct in each. */
export const FormAnchors = ({ store }: { readonly store: FormStore }) => {
  const groups = store.description.allfield
  const keep = useCallback((list: HTMLUListElement) => createAnchors(store, groups, list), [store, groups])
  return (
    <nav aria-label="表单分区" data-print="hide">
      <ul ref={keep} className={styles.anchors} />
    </nav>
  )
}
