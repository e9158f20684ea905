import { appraisalScore } from '@ljonething/domain/appraisal/appraisal'
import type { AppraisalScore } from '@ljonething/domain/appraisal/appraisal'
import { Star } from 'lucide-react'
import { useId } from 'react'
import * as styles from './StarRating.css.ts'

interface StarRatingProps {
  readonly score: AppraisalScore
  /** Also when the score that stands is chosen once more. */
  readonly onScore: (score: AppraisalScore) => void
}

/** Score as stars (满意度): real radio buttons, each with its words. */
export const StarRating = ({ score, onScore }: StarRatingProps) => {
  const name = useId()
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.legend}>总体满意度</legend>
      <div className={styles.stars}>
        {appraisalScore.rows.toReversed().map(({ code, label }) => (
          <label key={code} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === score}
              className={styles.input}
              onChange={() => onScore(code)}
              onClick={() => onScore(code)}
            />
            <Star aria-hidden="true" size={36} strokeWidth={1.5} className={code <= score ? styles.lit : styles.dark} />
            <span className={code === score ? styles.chosen : styles.words}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
