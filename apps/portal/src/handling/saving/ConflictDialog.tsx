/** The two sides of a draft, and which one counts (草稿冲突): loaded when there is something to ask. */
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { Table } from '@ljonething/ui/Table'
import { useQuery } from '@tanstack/react-query'
import { formQuery } from '../../queries/forms.ts'
import type { Difference } from './differencesOf.ts'
import { differencesOf } from './differencesOf.ts'
import { formRequest } from '../form/formRequest.ts'
import { useHandling } from '../HandlingContext.ts'
import * as styles from '../HandlingFrame.css.ts'
import type { HandlingClash } from '../HandlingStore.ts'

const shown = (text: string) => (text === '' ? '（空）' : text)

const columns = [
  { id: 'label', header: '内容', cell: (row: Difference) => row.label, rowHeader: true },
  { id: 'mine', header: '本页', cell: (row: Difference) => shown(row.mine) },
  { id: 'theirs', header: '另一处', cell: (row: Difference) => shown(row.theirs) }
]

interface ConflictDialogProps {
  readonly clash: HandlingClash
  readonly onTaken: () => void
  readonly onLater: () => void
}

export const ConflictDialog = ({ clash, onTaken, onLater }: ConflictDialogProps) => {
  const { scene, store, plan, state, draft } = useHandling(({ scene, store, plan, draft, filled }) => ({
    scene,
    store,
    plan,
    draft,
    state: filled()
  }))
  const form = useQuery(formQuery(formRequest(scene, plan, state.region)))
  const { theirs: other } = clash
  const differences =
    other === undefined ? [] : differencesOf(scene, state, other, clash.keys, (root) => form.data?.dictionaries[root] ?? [])
  const take = async () => {
    const taken = store.takeTheirs()
    onTaken()
    await taken
  }
  return (
    <Dialog
      title="这份草稿在另一处也被修改过"
      open
      onOpenChange={onLater}
      size="large"
      closeOnOutsidePress={false}
      footer={
        <>
          <Button disabled={other === undefined} onClick={take}>
            使用另一处内容
          </Button>
          <Button variant="primary" onClick={() => store.keepMine()}>
            保留本页内容
          </Button>
        </>
      }
    >
      <p>
        您在本页修改期间，这份草稿在另一个页面或设备上也被修改过。只在一处改过的内容已经合并；下面这些内容两处都改了，而且不一样，请选择以哪一处为准。
      </p>
      <ul className={styles.sides}>
        <li>
          本页（您正在看的页面）：
          {draft === undefined ? '尚未暂存' : `上次暂存于 ${formatDate(draft.recordTime, 'datetime')}，下列修改尚未暂存`}
        </li>
        <li>另一处（另一个页面或设备）：修改后暂存于 {formatDate(clash.recordTime, 'datetime')}</li>
      </ul>
      <Table
        caption="两处填得不同的内容"
        columns={columns}
        rows={differences}
        rowKey={(row) => row.key}
        empty="另一处的内容无法读取，只能保留本页内容。"
      />
    </Dialog>
  )
}
