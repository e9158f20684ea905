import { Button } from '@ljonething/ui/Button'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { Notice } from '@ljonething/ui/Notice'
import { usePaging } from '@ljonething/ui/Pagination'
import { Panel } from '@ljonething/ui/Panel'
import { Table } from '@ljonething/ui/Table'
import type { Tone } from '@ljonething/ui/Tag'
import { Tag } from '@ljonething/ui/Tag'
import { UploadZone } from '@ljonething/ui/UploadZone'
import { useState } from 'react'
import type { RetireStaff } from '../../queries/batchRetire.ts'
import * as styles from './BatchRetire.css.ts'
import type { PreparedRow } from './preparedBatch.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

/** Spec §8. */
const nobodyReviewed = '暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理'

const reviews: Readonly<Record<RetireStaff['preReview'], { readonly tone: Tone; readonly label: string }>> = {
  passed: { tone: 'success', label: '预审通过' },
  pending: { tone: 'info', label: '预审中' },
  refused: { tone: 'warning', label: '预审未通过' }
}

interface ChooseStaffProps {
  readonly staff: readonly RetireStaff[]
  readonly rows: readonly PreparedRow[]
  readonly onChoose: (ids: ReadonlySet<string>) => void
  readonly onFile: (file: File) => Promise<void>
  readonly onNext: () => void
}

/** Who is to retire (选择职工): from the company's own staff, or from a sheet. */
export const ChooseStaff = ({ staff, rows, onChoose, onFile, onNext }: ChooseStaffProps) => {
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const { page, size, pager } = usePaging()
  const listed = new Set(rows.map(({ values }) => values.empIdCard))
  const ready = staff.filter(({ obstacle }) => obstacle === undefined)
  return (
    <>
      <Panel
        title="本单位临近退休的职工"
        description="档案预审通过、没有其他在办业务的职工可以批量办理。"
        actions={
          <Button variant="primary" disabled={selected.size === 0} onClick={() => onChoose(selected)}>
            加入名单（{selected.size} 人）
          </Button>
        }
      >
        <div className={styles.stack}>
          {staff.length > 0 && ready.length === 0 ? <Notice tone="warning" title={nobodyReviewed} /> : null}
          <Table
            caption="本单位临近退休的职工"
            rows={staff.slice((page - 1) * size, page * size)}
            rowKey={({ empIdCard }) => empIdCard}
            empty={<EmptyState compact title={nobodyReviewed} />}
            selection={{
              selected,
              onChange: select,
              labelOf: ({ empName }) => `选择 ${empName}`,
              canSelect: ({ obstacle, empIdCard }) => obstacle === undefined && !listed.has(empIdCard)
            }}
            columns={[
              { id: 'name', header: '姓名', rowHeader: true, fit: true, cell: ({ empName }) => empName },
              {
                id: 'number',
                header: '公民身份号码',
                fit: true,
                cell: ({ empIdCard }) => <span className={styles.number}>{empIdCard}</span>
              },
              {
                id: 'review',
                header: '档案预审',
                fit: true,
                cell: ({ preReview, preReviewNo }) => (
                  <>
                    <Tag tone={reviews[preReview].tone}>{reviews[preReview].label}</Tag> <span className={styles.muted}>{preReviewNo}</span>
                  </>
                )
              },
              { id: 'month', header: '法定退休年月', fit: true, cell: ({ legalRetireMonth }) => legalRetireMonth || '—' },
              {
                id: 'obstacle',
                header: '能否批量办理',
                cell: ({ obstacle, empIdCard }) => (listed.has(empIdCard) ? <Tag tone="info">已在名单里</Tag> : (obstacle ?? '可以办理'))
              }
            ]}
          />
          {staff.length > size ? pager(staff.length) : null}
        </div>
      </Panel>
      <Panel title="或者导入表格" description="人多的时候，在表格里填好再导入。已在名单里的职工按表格更新，其余的不变。">
        <UploadZone
          buttonText="导入名单"
          accept=".xlsx,.csv"
          multiple={false}
          isSecond
          actions={<TemplateButtons staff={ready} />}
          hint="支持 .xlsx、.csv，不超过 5 MB，一批最多 500 人。模板里已填好可以办理的职工。"
          onFiles={([file]) => void (file && onFile(file))}
        />
      </Panel>
      {rows.length === 0 ? null : (
        <div className={styles.ends}>
          <span>名单里有 {rows.length} 人。</span>
          <Button size="large" variant="primary" onClick={onNext}>
            下一步：核对名单
          </Button>
        </div>
      )}
    </>
  )
}
