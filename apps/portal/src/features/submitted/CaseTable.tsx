import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { groupTone } from '../../handling/groupTone.ts'
import type { CaseView } from '../../queries/handling.ts'
import { deliverySentence } from '../progress/deliverySentence.ts'
import * as styles from './SubmittedScreen.css.ts'

const State = ({ row }: { readonly row: CaseView }) => {
  const delivery = row.waitsFor ?? deliverySentence(row)
  return (
    <>
      <Tag tone={groupTone(row.group)}>{row.label}</Tag>
      {delivery === undefined ? null : <span className={styles.delivery}>{delivery}</span>}
    </>
  )
}

const promised = ({ dueOn, isEstimate, promisedDays, waitsFor }: CaseView) =>
  waitsFor === undefined ? `${dueOn} 前${isEstimate ? '（预计）' : ''}` : `转给部门后 ${promisedDays} 个工作日`

const columns = [
  { id: 'matterName', header: '事项', cell: (row: CaseView) => row.matterName, rowHeader: true },
  { id: 'department', header: '受理部门', cell: (row: CaseView) => row.department },
  { id: 'caseNo', header: '办件编号', cell: (row: CaseView) => row.caseNo },
  { id: 'promised', header: '承诺办结', cell: promised, fit: true },
  { id: 'state', header: '状态', cell: (row: CaseView) => <State row={row} /> }
]

/** One row per matter (提交结果): its department, its case number and where it stands. */
export const CaseTable = ({ cases }: { readonly cases: readonly CaseView[] }) => (
  <Table caption="各事项收件情况" columns={columns} rows={cases} rowKey={(row) => row.caseNo} />
)
