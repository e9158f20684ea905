import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { stepLabel } from '@ljonething/domain/steps/steps'
import { useHandling } from '../../handling/HandlingContext.ts'
import * as styles from './Review.css.ts'
import { ReviewSection } from './ReviewSection.tsx'

/** What registers found and what the person declares (核对条件). */
export const ReviewedChecks = () => {
  const { plan, checkResults, declarations } = useHandling(({ plan, state: { checkResults, declarations } }) => ({
    plan,
    checkResults,
    declarations
  }))
  if (plan.preChecks.length === 0) return null
  return (
    <ReviewSection id="checks" title={stepLabel('conditionsPreCheck')} step="conditionsPreCheck">
      <dl className={styles.answers}>
        {plan.preChecks.map(({ code, title, choices }) => {
          const declared = choices.find(({ value }) => value === declarations[code])?.text ?? ''
          return (
            <div key={code} className={styles.answer}>
              <dt className={styles.question}>{title}</dt>
              <dd>{checkResults[code]?.status === preCheckStatus.code.success ? checkResults[code].message : `本人声明：${declared}`}</dd>
            </div>
          )
        })}
      </dl>
    </ReviewSection>
  )
}
