import type { ReactNode } from 'react'
import type { Tone } from '../theme/tones.ts'
import * as styles from './TimelineLog.css.ts'

export interface LogEntry {
  readonly id: string
  readonly title: ReactNode
  /** As shown, such as 2026-11-20 12:10. */
  readonly time?: string | undefined
  readonly tone?: Tone | undefined
  /** Who and what: department, opinion. */
  readonly body?: ReactNode
}

export interface TimelineLogProps {
  /** Newest first. */
  readonly entries: readonly LogEntry[]
  readonly label: string
}

/** What happened and when, as a column (办理记录). */
export const TimelineLog = ({ entries, label }: TimelineLogProps) => (
  <ol aria-label={label} className={styles.list}>
    {entries.map((entry) => (
      <li key={entry.id} className={styles.entry}>
        <span aria-hidden="true" className={styles.dot[entry.tone ?? 'neutral']} />
        <div className={styles.head}>
          <span className={styles.title}>{entry.title}</span>
          {entry.time ? <time className={styles.time}>{entry.time}</time> : null}
        </div>
        {entry.body ? <div className={styles.body}>{entry.body}</div> : null}
      </li>
    ))}
  </ol>
)
