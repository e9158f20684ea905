import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Timeline.css.ts'

export type StageState = 'done' | 'current' | 'blocked' | 'failed' | 'next'

export interface Stage {
  readonly id: string
  readonly label: string
  readonly state: StageState
  /** Time or remark below the label, such as 12:10 or 电子证照. */
  readonly detail?: ReactNode
}

export interface TimelineProps {
  readonly stages: readonly Stage[]
  /** Accessible name, such as 出生登记的办理进度. */
  readonly label: string
}

const spoken: Record<StageState, string> = { done: '已完成', current: '进行中', blocked: '需要处理', failed: '未通过', next: '未开始' }

const marks: Record<StageState, ReactNode> = {
  done: <Check size={14} strokeWidth={3.5} />,
  current: <span className={styles.core} />,
  blocked: '!',
  failed: <X size={14} strokeWidth={3.5} />,
  next: null
}

/** Stages of one matter in a row (办理进度): 申报 → 预审 → 受理 → 办理 → 办结 → 送达; a column on narrow screens. */
export const Timeline = ({ stages, label }: TimelineProps) => (
  <ol aria-label={label} className={styles.track}>
    {stages.map((stage) => (
      <li
        key={stage.id}
        aria-current={stage.state === 'current' || stage.state === 'blocked' ? 'step' : undefined}
        className={styles.stage[stage.state]}
      >
        <span aria-hidden="true" className={styles.dot[stage.state]}>
          {marks[stage.state]}
        </span>
        <div className={styles.label[stage.state]}>
          {stage.label}
          <VisuallyHidden>（{spoken[stage.state]}）</VisuallyHidden>
        </div>
        {stage.detail ? <div className={styles.detail}>{stage.detail}</div> : null}
      </li>
    ))}
  </ol>
)
