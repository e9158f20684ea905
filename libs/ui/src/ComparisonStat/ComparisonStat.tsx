import type { ReactNode } from 'react'
import { classNames } from '../theme/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ComparisonStat.css.ts'

export interface ComparisonStatProps {
  readonly label: string
  readonly unit: string
  readonly before: number
  readonly after: number
  /** tile: 5 个工作日, before struck out. saving: −33 alone, for scene cards. */
  readonly variant?: 'tile' | 'saving' | undefined
}

/** One number before and after (减负数字). Wrap several in ComparisonStats. */
export const ComparisonStat = ({ label, unit, before, after, variant = 'tile' }: ComparisonStatProps) =>
  variant === 'saving' ? (
    <div className={styles.bare}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <span aria-hidden="true" className={styles.number}>
          {before > after ? `−${before - after}` : '0'}
        </span>
        <VisuallyHidden>{before > after ? `减少 ${before - after} ${unit}` : '不变'}</VisuallyHidden>
      </dd>
    </div>
  ) : (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.numbers}>
        <span className={styles.number}>{after}</span> {unit}
        {before === after ? null : (
          <>
            <VisuallyHidden>，原来</VisuallyHidden> <s className={styles.before}>{before}</s>
          </>
        )}
      </dd>
    </div>
  )

export interface ComparisonStatsProps {
  /** Two for a side column, four for a card. */
  readonly columns?: 2 | 4 | undefined
  readonly children: ReactNode
}

/** Grid of ComparisonStat. */
export const ComparisonStats = ({ columns = 2, children }: ComparisonStatsProps) => (
  <dl className={classNames(styles.row, columns === 4 && styles.four)}>{children}</dl>
)
