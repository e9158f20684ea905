import { createClientId } from '@ljonething/crypto/ClientId'
import type { BatchColumnId } from '@ljonething/domain/retirement/batchColumns'
import { mostBatchRows } from '@ljonething/domain/retirement/batchColumns'
import { checkBatchRows } from '@ljonething/domain/retirement/checkBatchRows'
import type { SheetReading } from '@ljonething/domain/retirement/readBatchSheet'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Notice } from '@ljonething/ui/Notice'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Stepper } from '@ljonething/ui/Stepper'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { RetireStaff } from '../../queries/batchRetire.ts'
import { retireStaffQuery } from '../../queries/batchRetire.ts'
import { BatchList } from './BatchList.tsx'
import * as styles from './BatchRetire.css.ts'
import { CheckRows } from './CheckRows.tsx'
import { ChooseStaff } from './ChooseStaff.tsx'
import { HandIn } from './HandIn.tsx'
import type { BatchStep, PreparedRow } from './preparedBatch.ts'
import { rowOfMember, withCell, withSheet } from './preparedBatch.ts'
import { issuesByRow } from './rowIssues.ts'
import { usePreparedBatch } from './usePreparedBatch.ts'

const steps: readonly { readonly id: BatchStep; readonly label: string }[] = [
  { id: 'choose', label: '选择职工' },
  { id: 'check', label: '核对名单' },
  { id: 'handIn', label: '确认提交' }
]

interface Told {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly title: string
  readonly notes: readonly string[]
}

/** What reads sheets comes with the first. */
const readSheet = async (file: File): Promise<SheetReading> => {
  try {
    const { readSheetFile } = await import('./readSheetFile.ts')
    return await readSheetFile(file)
  } catch {
    return { kind: 'refused', message: '网络不通，没能打开文件。请检查网络后再导入一次，已经在名单里的职工不受影响。' }
  }
}

const tooMany = (count: number): Told => ({
  tone: 'danger',
  title: `名单会有 ${count} 人，一批最多 ${mostBatchRows} 人。请先提交这一批，其余的下一批再办。`,
  notes: []
})

interface PreparingProps {
  readonly userId: string
  readonly sceneCode: string
  readonly material: string
  readonly staff: readonly RetireStaff[]
}

const Preparing = ({ userId, sceneCode, material, staff }: PreparingProps) => {
  const { batch, update, forget } = usePreparedBatch(userId)
  const [told, setTold] = useState<Told>()
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const { rows } = batch
  const checked = useMemo(
    () =>
      checkBatchRows(
        rows.map(({ values }) => values),
        staff
      ),
    [rows, staff]
  )
  const issues = useMemo(() => issuesByRow(rows, checked.issues, refused), [rows, checked, refused])
  const go = (step: BatchStep) => update(() => ({ step }))
  const put = (next: readonly PreparedRow[], told: Told) => {
    if (next.length > mostBatchRows) return setTold(tooMany(next.length))
    setTold(told)
    update(() => ({ rows: next, step: 'check' }))
  }
  const choose = (ids: ReadonlySet<string>) => {
    const added = staff.filter(({ empIdCard }) => ids.has(empIdCard)).map(rowOfMember)
    put([...rows, ...added], { tone: 'success', title: `已把 ${added.length} 名职工加入名单。`, notes: [] })
  }
  const bringIn = async (file: File) => {
    const read = await readSheet(file)
    if (read.kind === 'refused') return setTold({ tone: 'danger', title: `没有导入“${file.name}”`, notes: [read.message] })
    const merged = withSheet(rows, read.rows, (key) => issues.get(key)?.empIdCard !== undefined, createClientId)
    const title = `已导入“${file.name}”：新增 ${merged.added} 人，更新 ${merged.changed} 人。`
    put(merged.rows, { tone: read.notes.length === 0 ? 'success' : 'warning', title, notes: read.notes })
  }
  const change = (key: string, column: BatchColumnId, value: string) => {
    setRefused((now) => new Map([...now].filter(([cell]) => cell !== `${key} ${column}`)))
    update((now) => ({ rows: now.rows.map((row) => (row.key === key ? withCell(row, column, value) : row)) }))
  }
  const remove = (keys: ReadonlySet<string>) => update((now) => ({ rows: now.rows.filter(({ key }) => !keys.has(key)) }))
  return (
    <>
      <Stepper
        steps={steps}
        current={batch.step}
        canSelect={({ id }) => id === 'choose' || (id === 'check' && rows.length > 0)}
        onSelect={(id) => go(steps.find((step) => step.id === id)?.id ?? 'choose')}
      />
      {told === undefined ? null : (
        <Notice tone={told.tone} role={told.tone === 'danger' ? 'alert' : 'status'} title={told.title} onClose={() => setTold(undefined)}>
          {told.notes.length === 0 ? null : (
            <ul className={styles.notes}>
              {told.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {batch.step === 'choose' ? (
        <>
          <ChooseStaff staff={staff} rows={rows} onChoose={choose} onFile={bringIn} onNext={() => go('check')} />
          <BatchList />
        </>
      ) : batch.step === 'check' ? (
        <CheckRows
          rows={rows}
          issues={issues}
          whole={checked.whole}
          onChange={change}
          onRemove={remove}
          onFile={bringIn}
          onBack={() => go('choose')}
          onNext={() => go('handIn')}
        />
      ) : (
        <HandIn
          batch={batch}
          sceneCode={sceneCode}
          material={material}
          onChange={update}
          onBack={() => go('check')}
          onRefused={(cells) => {
            setRefused(cells)
            setTold({ tone: 'danger', title: '名单里有需要修改的地方，还没有提交。请改好后再提交。', notes: [] })
            go('check')
          }}
          onHandedIn={forget}
        />
      )}
    </>
  )
}

/** The way of a list (批量办理): people chosen or brought in as a sheet, rows checked and mended, handed in once. */
export const PrepareBatch = ({ userId }: { readonly userId: string }) => {
  const staff = useQuery(retireStaffQuery)
  if (staff.isPending)
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    )
  if (staff.isError)
    return (
      <>
        <ErrorState onRetry={() => staff.refetch()}>{apiFailure(staff.error).message}</ErrorState>
        <BatchList />
      </>
    )
  return <Preparing userId={userId} sceneCode={staff.data.sceneid} material={staff.data.sharedMaterial} staff={staff.data.staff} />
}
