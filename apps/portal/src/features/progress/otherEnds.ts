import { caseGroups, labelOf, withdrawnStatus } from '@ljonething/domain/cases/caseStatus'
import type { ApplicationSummary } from '../../queries/handling.ts'

const counted = (label: string, count: number) => (count === 0 ? [] : [`${label} ${count} 个`])

/** Cases that ended, but not well (未通过, 已撤回): each is a number of its own, none where there are none. */
export const otherEnds = ({ refused, withdrawn }: ApplicationSummary['ended']): readonly string[] => [
  ...counted(caseGroups.notPassed, refused),
  ...counted(labelOf(withdrawnStatus), withdrawn)
]
