import { Notice } from '@ljonething/ui/Notice'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { Link } from '@tanstack/react-router'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import * as styles from './Correction.css.ts'

interface RequestNoticesProps {
  readonly application: SubmittedApplication
  /** Which of the two screens this is. */
  readonly part: 'form' | 'material'
  readonly store: FormStore
}

const screens = { form: '/themeWrapper/approvedOperationForm', material: '/themeWrapper/approvedOperationMaterial' } as const

const overdueText = '已过补正期限，不能再交回。请联系办理部门，或在办件详情中撤回该事项后重新申请。'

/** What each department asks for (补正要求): matter, last day, and every field and material with its reason. */
export const RequestNotices = ({ application, part, store }: RequestNoticesProps) => {
  const { applyNo, form, requests, mayCorrect, consult } = application
  /** To the field or material where it stands here, else to its screen. */
  const linkTo = (its: typeof part, id: string, label: string) =>
    its === part ? (
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          store.focusField(id)
        }}
      >
        {label}
      </a>
    ) : (
      <Link to={screens[its]} search={{ applyNo }}>
        {label}
      </Link>
    )
  const fields = form.allfield.flatMap(({ fieldList }) => fieldList)
  const labelOf = (id: string) => fields.find((field) => field.id === id)?.label ?? id
  const materialOf = (code: string) => form.allfile.find(({ id }) => id === code)?.label ?? code
  return requests.map(({ caseNo, department, matterName, until, isOverdue, fields: asked, materials }) => (
    <Notice
      key={caseNo}
      tone={isOverdue ? 'danger' : 'warning'}
      title={`${department}（${matterName}）${isOverdue ? `请您在 ${until} 前补正，期限已过` : `请您在 ${until} 前补正`}`}
    >
      <ul className={styles.asked}>
        {asked.map(({ id, reason }) => (
          <li key={id}>
            {isOverdue || !mayCorrect ? labelOf(id) : linkTo('form', id, labelOf(id))}：{reason}
          </li>
        ))}
        {materials.map(({ code, reason }) => (
          <li key={code}>
            {isOverdue || !mayCorrect ? materialOf(code) : linkTo('material', code, materialOf(code))}：{reason}
          </li>
        ))}
      </ul>
      {isOverdue ? (
        <p>
          {overdueText}咨询电话 <a href={`tel:${consult}`}>{consult}</a>。
        </p>
      ) : null}
      {mayCorrect ? null : <p>请由提交申请的经办人登录后补正。</p>}
    </Notice>
  ))
}
