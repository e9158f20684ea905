import { outcomeOf } from '@ljonething/domain/cases/caseStatus'
import { reviewUntil } from '@ljonething/domain/cases/remedy'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Link } from '@tanstack/react-router'
import type { ApplicationDetail, CaseView } from '../../queries/handling.ts'
import * as styles from './ApplicationScreen.css.ts'
import { PhoneLink } from './PhoneLink.tsx'

interface RefusedCaseProps {
  readonly view: CaseView
  readonly consult: string
}

const RefusedCase = ({ view: { matterName, department, label, log, status }, consult }: RefusedCaseProps) => {
  const last = log.at(-1)
  // It ended with another matter, before it came to its department.
  if (last?.by === 'service') {
    return (
      <li>
        <strong>{matterName}</strong>：{last.note}。
      </li>
    )
  }
  const on = formatDate(last?.at)
  const until = reviewUntil(status, on)
  return (
    <li>
      <strong>{matterName}</strong>：{department}
      {on === '' ? '' : `于 ${on} `}
      告知“{label}”。
      <div>
        原因：
        {last?.note ?? (
          <>
            部门没有写明，请拨打 <PhoneLink number={consult} /> 询问。
          </>
        )}
      </div>
      {until === undefined ? null : <div>对这一决定有异议的，可以在 {until} 前申请行政复议。</div>}
    </li>
  )
}

/** Says what was refused, why, what can be done about it and until when (未通过提示). */
export const RefusalNotice = ({ detail }: { readonly detail: ApplicationDetail }) => {
  const refused = detail.cases.filter(({ status }) => outcomeOf(status) === 'refused')
  const open = detail.cases.filter(({ status }) => outcomeOf(status) === 'open').length
  if (refused.length === 0) return null
  return (
    <Notice tone="danger" role="status" title={`有 ${refused.length} 项未通过${open > 0 ? `，其余 ${open} 项照常办理` : ''}`}>
      <ul className={styles.refusals}>
        {refused.map((view) => (
          <RefusedCase key={view.caseNo} view={view} consult={detail.consult} />
        ))}
      </ul>
      <p>
        {open > 0
          ? '您可以：等其余事项办完后，按上面的原因改好，再重新办理，不限时间。'
          : '您可以：按上面的原因改好后重新办理，不限时间，已办结的材料可以复用。'}
        有疑问请拨打 <PhoneLink number={detail.consult} />
        ，并说明申请编号。
      </p>
      {open > 0 ? null : (
        <Link
          to="/themeWrapper/themeMiddle"
          search={{ code: detail.sceneCode }}
          className={buttonClass({ size: 'small' })}
          data-print="hide"
        >
          重新办理
        </Link>
      )}
    </Notice>
  )
}
