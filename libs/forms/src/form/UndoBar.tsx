import { useSyncExternalStore } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './UndoBar.css.ts'
import { UndoNotice } from './UndoNotice.tsx'

/** Says what the last change took away of what was typed (撤销), above everything at the lower edge, until it is taken back or let go. */
export const UndoBar = ({ store }: { readonly store: FormStore }) => {
  const undoable = useSyncExternalStore(store.subscribeUndo, store.undoable)
  return (
    <div role="status" className={styles.place}>
      {undoable === undefined ? null : <UndoNotice store={store} {...undoable} />}
    </div>
  )
}
