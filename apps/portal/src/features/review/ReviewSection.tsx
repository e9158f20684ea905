import { Button } from '@ljonething/ui/Button'
import type { StepKey } from '@ljonething/domain/steps/steps'
import type { ReactNode } from 'react'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import * as styles from './Review.css.ts'

interface ReviewSectionProps {
  readonly id: string
  readonly title: string
  /** Where it is changed; nothing where it is not. */
  readonly step?: StepKey | undefined
  /** What takes the focus there, as in `GoOptions`. */
  readonly focus?: string | undefined
  readonly children: ReactNode
}

/** One part of what is handed in (核对分区), with 修改, from where one comes back to its heading. */
export const ReviewSection = ({ id, title, step, focus, children }: ReviewSectionProps) => {
  const { current, goTo } = useFlow()
  const headingId = `review-${id}`
  const change = (key: StepKey) => goTo(key, { review: key !== current, from: headingId, ...(focus === undefined ? {} : { focus }) })
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.header}>
        <h2 id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {step === undefined ? null : (
          <Button size="small" data-print="hide" aria-label={`修改 ${title}`} onClick={() => change(step)}>
            修改
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
