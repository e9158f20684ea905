import { comparisonRows, comparisonText } from '@ljonething/domain/display/comparisonLabels'
import { changedNumbers } from '@ljonething/domain/plan/changedNumbers'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { ComparisonStat, ComparisonStats } from '@ljonething/ui/ComparisonStat'
import { comparisonOf } from './comparisonOf.ts'
import * as styles from './PlanLines.css.ts'

interface PlanNumbersProps {
  readonly scene: Scene
  readonly plan: Plan
}

/** Days, runs, materials and links of the plan now, with what they were one by one (办理对比), and why they are others than published. */
export const PlanNumbers = ({ scene, plan }: PlanNumbersProps) => {
  const { changed, by } = changedNumbers(scene, plan)
  return (
    <>
      <ComparisonStats>
        {comparisonOf(plan.comparison).map(({ id, label, unit, before, after }) => (
          <ComparisonStat key={id} label={label} unit={unit} before={before} after={after} />
        ))}
      </ComparisonStats>
      {changed.length === 0 ? null : (
        <p className={styles.reason}>
          {`与公布的数字不同：${changed
            .map(
              ({ kind, promised, now }) =>
                `${comparisonRows[kind].title}公布${comparisonText(kind, promised)}，现为${comparisonText(kind, now)}`
            )
            .join('；')}。${by.length === 0 ? '' : `因为第 ${by.join('、')} 题的回答。`}`}
        </p>
      )}
    </>
  )
}
