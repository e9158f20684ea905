import { Button } from '@ljonething/ui/Button'
import type { Undoable } from '../engine/createUndo.ts'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './UndoBar.css.ts'

interface UndoNoticeProps extends Undoable {
  readonly store: FormStore
}

/** What the last change took away, and the way back (撤销). */
export const UndoNotice = ({ store, changed, lost }: UndoNoticeProps) => {
  const names = lost.map(({ id }) => `“${store.fieldOf(id)?.label ?? ''}”`).join('、')
  const isEmptied = lost.every(({ id }) => store.field(id).value === '')
  const undo = () => {
    store.undo()
    store.focusField(changed?.id ?? lost[0]?.id ?? '')
  }
  return (
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
  )
}
