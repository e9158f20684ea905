import { readJson } from '@ljonething/domain/values/readJson'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { Notice } from '@ljonething/ui/Notice'
import { Table } from '@ljonething/ui/Table'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formQuery } from '../../queries/forms.ts'
import type { Difference } from './differencesOf.ts'
import { differencesOf } from './differencesOf.ts'
import { formRequest } from '../form/formRequest.ts'
import { useHandling } from '../HandlingContext.ts'
import * as styles from '../HandlingFrame.css.ts'
import { readHandling } from './storedHandling.ts'
import type { NewerSide } from '../HandlingStore.ts'

/** The draft was saved elsewhere in between (草稿冲突): nothing more is saved until the person has seen both sides and chosen one. */
export const DraftConflict = ({ onTaken }: { readonly onTaken: () => void }) => {
  const theirs = useHandling(({ status }) => (status.kind === 'conflict' ? status.theirs : undefined))
  const [putOff, setPutOff] = useState<number>()
  if (theirs === undefined) return null
  const isOpen = putOff !== theirs.version
  return (
    <>
      {isOpen ? null : (
        <Notice
          tone="danger"
          title="草稿有两份不同的内容，自动暂存已停止"
          actions={<Button onClick={() => setPutOff(undefined)}>查看并选择</Button>}
        >
          您在本页的修改仍保存在本机。
        </Notice>
      )}
      {isOpen ? <ConflictDialog theirs={theirs} onTaken={onTaken} onLater={() => setPutOff(theirs.version)} /> : null}
    </>
  )
}

const shown = (text: string) => (text === '' ? '（空）' : text)

const columns = [
  { id: 'label', header: '内容', cell: (row: Difference) => row.label, rowHeader: true },
  { id: 'mine', header: '本页', cell: (row: Difference) => shown(row.mine) },
  { id: 'theirs', header: '另一处', cell: (row: Difference) => shown(row.theirs) }
]

interface ConflictDialogProps {
  readonly theirs: NewerSide
  readonly onTaken: () => void
  readonly onLater: () => void
}

const ConflictDialog = ({ theirs, onTaken, onLater }: ConflictDialogProps) => {
  const { scene, store, plan, state, draft } = useHandling(({ scene, store, plan, state, draft }) => ({ scene, store, plan, state, draft }))
  const form = useQuery(formQuery(formRequest(scene, plan, state.region)))
  const other = useMemo(() => readHandling(readJson(theirs.content)), [theirs])
  const differences = other === undefined ? [] : differencesOf(scene, state, other, (root) => form.data?.dictionaries[root] ?? [])
  const take = () => {
    if (other === undefined) return
    store.takeTheirs(other)
    onTaken()
  }
  return (
    <Dialog
      title="这份草稿在另一处有新的修改"
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
      <p>同一份草稿在另一个页面或设备上被保存过。请选择以哪一份为准，另一份将被覆盖。</p>
      <ul className={styles.sides}>
        <li>本页：{draft === undefined ? '尚未暂存' : `上次暂存 ${formatDate(draft.recordTime, 'datetime')}，之后又有修改`}</li>
        <li>另一处：暂存于 {formatDate(theirs.recordTime, 'datetime')}</li>
      </ul>
      <Table
        caption="两份草稿的不同之处"
        columns={columns}
        rows={differences}
        rowKey={(row) => row.key}
        empty={other === undefined ? '另一处的内容无法读取，只能保留本页内容。' : '两份内容相同，选择任意一份即可。'}
      />
    </Dialog>
  )
}
