import { awaitsCorrection } from '@ljonething/domain/cases/caseStatus'
import { Tag } from '@ljonething/ui/Tag'
import { groupTone, statusTone } from '../../handling/groupTone.ts'
import type { CaseView } from '../../queries/handling.ts'
import { isPaused } from './promiseText.ts'

/** How a case stands (办件状态), and that its clock stands still or its day has passed. */
export const CaseTags = ({ view }: { readonly view: CaseView }) => (
  <>
    <Tag tone={statusTone(view.group, awaitsCorrection(view.status))}>{view.label}</Tag>
    {view.waitsFor === undefined ? null : <Tag isLong>{view.waitsFor}</Tag>}
    {isPaused(view) ? <Tag tone="neutral">已暂停</Tag> : null}
    {view.isLate ? <Tag tone={groupTone(view.group, 'late')}>超期</Tag> : null}
  </>
)
