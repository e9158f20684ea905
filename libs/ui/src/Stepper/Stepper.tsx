import { Check, TriangleAlert } from 'lucide-react'
import { classNames } from '../theme/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Stepper.css.ts'

export type StepState = 'done' | 'current' | 'next' | 'problem'

export interface Step {
  readonly id: string
  readonly label: string
  /** Derived from the position of the current step when absent. */
  readonly state?: StepState | undefined
}

export interface StepperProps {
  readonly steps: readonly Step[]
  readonly current: string
  /** Makes the steps that `canSelect` allows (by default the done ones) pressable. */
  readonly onSelect?: ((id: string) => void) | undefined
  readonly canSelect?: ((step: Step, state: StepState) => boolean) | undefined
  readonly label?: string | undefined
}

const stateText: Record<StepState, string> = { done: '已完成', current: '当前步骤', next: '未开始', problem: '需要修改' }

const done = (_step: Step, state: StepState) => state === 'done' || state === 'problem'

/** Where one stands in the process (步骤条). Narrow screens read 第 4 步 / 共 7 步 填写表单. */
export const Stepper = ({ steps, current, onSelect, canSelect = done, label = '办理步骤' }: StepperProps) => {
  const position = steps.findIndex((step) => step.id === current)
  const stateOf = (step: Step, index: number): StepState =>
    step.state ?? (index < position ? 'done' : index === position ? 'current' : 'next')
  const here = steps[position]
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = stateOf(step, index)
          const isCurrent = step.id === current
          const content = (
            <>
              <span aria-hidden="true" className={styles.mark[state]}>
                {state === 'done' ? <Check size={16} strokeWidth={3} /> : state === 'problem' ? <TriangleAlert size={14} /> : index + 1}
              </span>
              <span>
                {step.label}
                <VisuallyHidden>（{stateText[state]}）</VisuallyHidden>
              </span>
            </>
          )
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(styles.item, state === 'done' && index < position && styles.passed)}
            >
              {onSelect && !isCurrent && canSelect(step, state) ? (
                <button type="button" className={classNames(styles.step, styles.pressable)} onClick={() => onSelect(step.id)}>
                  {content}
                </button>
              ) : (
                <span className={classNames(styles.step, isCurrent && styles.current)}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      {here === undefined ? null : (
        <div className={styles.compact}>
          <div className={styles.compactLine} aria-current="step">
            <span className={styles.compactCount}>
              第 {position + 1} 步 / 共 {steps.length} 步
            </span>{' '}
            <span className={styles.compactLabel}>{here.label}</span>
          </div>
          <div aria-hidden="true" className={styles.compactTrack}>
            {steps.map((step, index) => (
              <span key={step.id} className={styles.segment[stateOf(step, index)]} />
            ))}
          </div>
        </div>
      )}
    </nav>
  )
}
