/** The four numbers of a plan (减时间 减跑动 减材料 减环节) as the comparison components take them. Source: spec §2.4, §9. */
import { comparisonRows, comparisonText } from '@ljonething/domain/display/comparisonLabels'
import type { PlanComparison } from '@ljonething/domain/plan/Plan'

export interface ComparedNumber {
  readonly id: 'handlingDays' | 'runs' | 'materials' | 'links'
  readonly label: string
  readonly unit: string
  readonly before: number
  readonly after: number
  readonly beforeText: string
  readonly afterText: string
}

const units = { handlingDays: '个工作日', runs: '次', materials: '份', links: '个环节' } as const
const kinds = ['handlingDays', 'runs', 'materials', 'links'] as const

export const comparisonOf = (comparison: PlanComparison): readonly ComparedNumber[] =>
  kinds.map((id) => {
    const { before, after } = comparison[id]
    const texts = { beforeText: comparisonText(id, before), afterText: comparisonText(id, after) }
    return { id, label: comparisonRows[id].title, unit: units[id], before, after, ...texts }
  })
