import { Button } from '@ljonething/ui/Button'
import { useSyncExternalStore } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './UndoBar.css.ts'

/** Says what the last change took away of what was typed (撤销), above everything at the lower edge, until it is taken back or let go. */
export const UndoBar = ({ store }: { readonly store: FormStore }) => {
  const undoable = useSyncExternalStore(store.subscribeUndo, store.undoable)
  const { changed, lost = [] } = undoable ?? {}
  const names = lost.map(({ id }) => `“${store.fieldOf(id)?.label ?? ''}”`).join('、')
  const isEmptied = lost.every(({ id }) => store.field(id).value === '')
  const undo = () => {
    store.undo()
    store.focusField(changed?.id ?? lost[0]?.id ?? '')
  }
  return (
    <div role="status" className={styles.place}>
      {lost.length === 0 ? null : (
        <div className={styles.bar}>
          <span className={styles.text}>
            您填写的{names}已{isEmptied ? '清空' : '更改'}
          </span>
          <Button size="small" onClick={undo}>
            撤销
          </Button>
          <Button variant="quiet" size="small" onClick={store.dropUndo}>
            知道了
          </Button>
        </div>
      )}
    </div>
  )
}
