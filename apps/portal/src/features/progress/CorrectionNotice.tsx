import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Link } from '@tanstack/react-router'
import type { CaseView } from '../../queries/handling.ts'

interface CorrectionNoticeProps {
  readonly applyNo: string
  readonly cases: readonly CaseView[]
}

const untilText = ({ correction }: CaseView): string => {
  if (correction === undefined) return ''
  return correction.isOverdue ? `（${correction.until} 前补正，期限已过）` : `（${correction.until} 前补正）`
}

/** Says which matters wait for the person (待补正), who asked, for what and until when, and leads to where it is corrected. */
export const CorrectionNotice = ({ applyNo, cases }: CorrectionNoticeProps) => (
  <Notice
    tone="warning"
    role="status"
    title={`有 ${cases.length} 项需要您补正`}
    actions={
      cases.every(({ correction }) => correction === undefined) ? undefined : (
        <Link to="/themeWrapper/approvedOperationForm" search={{ applyNo, toCorrect: '1' }} className={buttonClass({ variant: 'primary' })}>
          {cases.some(({ correction }) => correction?.isOverdue === false) ? '去补正' : '查看补正要求'}
        </Link>
      )
    }
  >
    {cases.map((view) => (
      <p key={view.caseNo}>
        {view.department}（{view.matterName}）：{view.log.at(-1)?.note ?? '请按部门要求补正'}
        {untilText(view)}{' '}
        <Link to="/middleware" search={{ caseNo: view.caseNo }}>
          到黑龙江政务服务网补正
        </Link>
      </p>
    ))}
    <p>补正期间计时暂停，其余事项照常办理。</p>
  </Notice>
)
