import type { AppraisalNorm } from '@ljonething/domain/appraisal/appraisal'
import { Check } from 'lucide-react'
import * as styles from './NormChips.css.ts'

interface NormChipsProps {
  /** What is asked, as fits the score. */
  readonly legend: string
  readonly norms: readonly AppraisalNorm[]
  readonly selected: readonly AppraisalNorm[]
  readonly onChange: (selected: readonly AppraisalNorm[]) => void
}

/** What can be said of the handling at a score (评价指标), to tick. */
export const NormChips = ({ legend, norms, selected, onChange }: NormChipsProps) => {
  const isSelected = ({ normCode }: AppraisalNorm) => selected.some((each) => each.normCode === normCode)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}（可多选）</legend>
      <div className={styles.chips}>
        {norms.map((norm) => (
          <label key={norm.normCode} className={styles.chip}>
            <input
              type="checkbox"
              checked={isSelected(norm)}
              className={styles.input}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...selected, norm] : selected.filter(({ normCode }) => normCode !== norm.normCode))
              }
            />
            {isSelected(norm) ? <Check size={16} aria-hidden="true" /> : null}
            {norm.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
