import type { BatchColumnId } from '@ljonething/domain/retirement/batchColumns'
import { batchColumns } from '@ljonething/domain/retirement/batchColumns'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { focusField } from '@ljonething/ui/ErrorSummary'
import { FilePicker } from '@ljonething/ui/FilePicker'
import { Notice } from '@ljonething/ui/Notice'
import { Pagination } from '@ljonething/ui/Pagination'
import { Panel } from '@ljonething/ui/Panel'
import { SegmentedControl } from '@ljonething/ui/SegmentedControl'
import { Table } from '@ljonething/ui/Table'
import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from './BatchRetire.css.ts'
import type { PreparedRow } from './preparedBatch.ts'
import { controlId, RowFields } from './RowFields.tsx'
import type { RowIssues } from './rowIssues.ts'
import { cellKey } from './rowIssues.ts'

const groups: readonly { readonly id: string; readonly header: string; readonly columns: readonly BatchColumnId[] }[] = [
  { id: 'person', header: '职工', columns: ['empName', 'empIdCard', 'preReviewNo'] },
  { id: 'retirement', header: '退休', columns: ['retireType', 'applyRetireMonth'] },
  { id: 'with', header: '一并办理', columns: ['dyhd', 'ybzzztx', 'gjjtq'] },
  { id: 'reach', header: '账号与联系', columns: ['pensionCard', 'empMobile'] }
]

interface CheckRowsProps {
  readonly rows: readonly PreparedRow[]
  readonly issues: ReadonlyMap<string, RowIssues>
  /** What is wrong with the list as a whole. */
  readonly whole: string | undefined
  readonly onChange: (key: string, column: BatchColumnId, value: string) => void
  readonly onRemove: (keys: ReadonlySet<string>) => void
  readonly onFile: (file: File) => Promise<void>
  readonly onBack: () => void
  readonly onNext: () => void
}

/**
 * The list row by row (核对名单): a page of it at a time, with a field wherever something is wrong. A field stays one once it was typed in, and a
 * row stays in view though it is mended, until the view is chosen anew.
 */
export const CheckRows = ({ rows, issues, whole, onChange, onRemove, onFile, onBack, onNext }: CheckRowsProps) => {
  const confirm = useConfirm()
  const [{ page, size }, ask] = useState({ page: 1, size: 10 })
  const [view, setView] = useState<ReadonlySet<string>>()
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (wanted === undefined) return
    focusField(wanted)
    setWanted(undefined)
  }, [wanted])
  const places = new Map(rows.map(({ key }, index) => [key, index + 1]))
  const wrong = rows.filter(({ key }) => issues.has(key))
  const cells = wrong.reduce((sum, { key }) => sum + Object.keys(issues.get(key) ?? {}).length, 0)
  const seen = view === undefined ? rows : rows.filter(({ key }) => view.has(key) || issues.has(key))
  const last = Math.max(1, Math.ceil(seen.length / size))
  const here = Math.min(page, last)
  const show = (onlyWrong: boolean) => {
    setView(onlyWrong ? new Set(wrong.map(({ key }) => key)) : undefined)
    setTyped(new Set())
    ask({ page: 1, size })
  }
  const toFirstWrong = () => {
    const [row] = wrong
    const column = row && batchColumns.find(({ id }) => issues.get(row.key)?.[id] !== undefined)
    if (row === undefined || column === undefined) return
    show(true)
    setWanted(controlId(row.key, column.id))
  }
  const goOn = () => (wrong.length > 0 ? toFirstWrong() : onNext())
  const toggle = (key: string) => {
    const next = new Set(opened)
    if (!next.delete(key)) next.add(key)
    setOpened(next)
    if (next.has(key)) setWanted(controlId(key, 'empName'))
    else setTyped(new Set([...typed].filter((cell) => !cell.startsWith(`${key} `))))
  }
  const removeOne = async ({ key, values }: PreparedRow) => {
    const name = values.empName === '' ? `第 ${places.get(key) ?? ''} 行` : `“${values.empName}”`
    if (await confirm({ message: `把${name}移出名单？这一行填写的内容不再保留。`, confirmText: '移出', tone: 'danger' }))
      onRemove(new Set([key]))
  }
  return (
    <Panel
      title="核对名单"
      actions={
        <FilePicker
          text="导入改好的表格"
          icon={FileUp}
          variant="secondary"
          accept=".xlsx,.csv"
          aria-label="导入改好的表格"
          onPicked={([file]) => void (file && onFile(file))}
        />
      }
    >
      <div className={styles.stack}>
        {whole === undefined ? null : <Notice tone="warning" title={whole} />}
        <div className={styles.bar}>
          <p role="status">
            共 {rows.length} 人，
            {wrong.length === 0 ? '没有发现问题。' : `${rows.length - wrong.length} 人没有问题，${wrong.length} 人有 ${cells} 处需要修改。`}
          </p>
          <div className={styles.actions}>
            {wrong.length === 0 ? null : (
              <Button size="small" onClick={toFirstWrong}>
                去修改
              </Button>
            )}
            <SegmentedControl
              label="显示"
              options={[
                { value: 'all', label: '全部' },
                { value: 'wrong', label: '需要修改' }
              ]}
              value={view === undefined ? 'all' : 'wrong'}
              onValueChange={(next) => show(next === 'wrong')}
            />
          </div>
        </div>
        <Table
          caption="批量退休名单"
          rows={seen.slice((here - 1) * size, here * size)}
          rowKey={({ key }) => key}
          empty={view === undefined ? undefined : <p>没有需要修改的了。</p>}
          columns={[
            {
              id: 'place',
              header: '行',
              fit: true,
              cell: ({ key, sheet, line }) => (
                <>
                  {places.get(key)}
                  {line === 0 ? null : (
                    <span className={styles.muted}>
                      （{sheet === undefined ? '表格' : `“${sheet}”`}第 {line} 行）
                    </span>
                  )}
                </>
              )
            },
            ...groups.map(({ id, header, columns }) => ({
              id,
              header,
              rowHeader: id === 'person',
              cell: (row: PreparedRow) => {
                const own = issues.get(row.key) ?? {}
                return (
                  <RowFields
                    row={row}
                    place={places.get(row.key) ?? 0}
                    columns={columns}
                    issues={own}
                    isOpen={(column) => own[column] !== undefined || opened.has(row.key) || typed.has(cellKey(row.key, column))}
                    onChange={(column, value) => {
                      setTyped((now) => new Set(now).add(cellKey(row.key, column)))
                      onChange(row.key, column, value)
                    }}
                  />
                )
              }
            })),
            {
              id: 'actions',
              header: '操作',
              fit: true,
              cell: (row) => (
                <span className={styles.actions}>
                  <Button
                    size="small"
                    aria-expanded={opened.has(row.key)}
                    aria-label={`${opened.has(row.key) ? '收起' : '修改'} ${row.values.empName}（第 ${places.get(row.key) ?? ''} 行）`}
                    onClick={() => toggle(row.key)}
                  >
                    {opened.has(row.key) ? '收起' : '修改'}
                  </Button>
                  <Button
                    size="small"
                    aria-label={`移出 ${row.values.empName}（第 ${places.get(row.key) ?? ''} 行）`}
                    onClick={() => removeOne(row)}
                  >
                    移出
                  </Button>
                </span>
              )
            }
          ]}
        />
        {seen.length > 10 ? (
          <Pagination
            total={seen.length}
            page={here}
            pageSize={size}
            onPageChange={(next) => ask({ page: next, size })}
            onPageSizeChange={(next) => ask({ page: 1, size: next })}
          />
        ) : null}
      </div>
      <div className={styles.ends}>
        <Button size="large" onClick={onBack}>
          上一步：选择职工
        </Button>
        <Button size="large" variant="primary" disabled={rows.length === 0 || (wrong.length === 0 && whole !== undefined)} onClick={goOn}>
          下一步：确认提交
        </Button>
      </div>
    </Panel>
  )
}
