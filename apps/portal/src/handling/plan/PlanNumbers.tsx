import type { PlanComparison } from '@ljonething/domain/plan/Plan'
import { ComparisonStat, ComparisonStats } from '@ljonething/ui/ComparisonStat'
import { comparisonOf } from './comparisonOf.ts'

/** Days, runs, materials and links of the plan now, with what they were one by one (办理对比). */
export const PlanNumbers = ({ comparison }: { readonly comparison: PlanComparison }) => (
  <ComparisonStats>
    {comparisonOf(comparison).map(({ id, label, unit, before, after }) => (
      <ComparisonStat key={id} label={label} unit={unit} before={before} after={after} />
    ))}
  </ComparisonStats>
)
