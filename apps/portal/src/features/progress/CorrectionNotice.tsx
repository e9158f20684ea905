import { Notice } from '@ljonething/ui/Notice'
import { Link } from '@tanstack/react-router'
import type { CaseView } from '../../queries/handling.ts'

/** Says which matters wait for the person (待补正), who asked, and for what. */
export const CorrectionNotice = ({ cases }: { readonly cases: readonly CaseView[] }) => (
  <Notice tone="warning" role="status" title={`有 ${cases.length} 项需要您补正`}>
    {cases.map(({ caseNo, department, matterName, log }) => (
      <p key={caseNo}>
        {department}（{matterName}）：{log.at(-1)?.note ?? '请按部门要求补正材料'}{' '}
        <Link to="/middleware" search={{ caseNo }}>
          到黑龙江政务服务网补正
        </Link>
      </p>
    ))}
    <p>补正期间计时暂停，其余事项照常办理。</p>
  </Notice>
)
