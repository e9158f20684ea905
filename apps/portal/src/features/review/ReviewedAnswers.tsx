import { stepLabel } from '@ljonething/domain/steps/steps'
import { useHandling } from '../../handling/HandlingContext.ts'
import * as styles from './Review.css.ts'
import { ReviewSection } from './ReviewSection.tsx'

/** What was answered in the guide (核对作答). */
export const ReviewedAnswers = () => {
  const plan = useHandling(({ plan }) => plan)
  if (plan.questions.length === 0) return null
  return (
    <ReviewSection id="answers" title={stepLabel('smartGuide')} step="smartGuide">
      <dl className={styles.answers}>
        {plan.questions.map(({ question, number, selected }) => (
          <div key={question.code} className={styles.answer}>
            <dt className={styles.question}>{`${number} ${question.title}`}</dt>
            <dd>{selected.map(({ text }) => text).join('、') || '—'}</dd>
          </div>
        ))}
      </dl>
    </ReviewSection>
  )
}
