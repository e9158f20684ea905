import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** Accessible name, such as 上传进度. */
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  readonly tone?: 'info' | 'success' | 'danger' | undefined
  /** Replaces the percentage, such as 3 / 7. */
  readonly valueText?: string | undefined
}

/** How far it is (进度条). */
export const ProgressBar = ({ label, value, tone = 'info', valueText }: ProgressBarProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={styles.row}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.fill[tone]} style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className={styles.value}>
        {valueText ?? `${percent}%`}
      </span>
    </div>
  )
}
