import { Button } from '@ljonething/ui/Button'
import type { ReactNode } from 'react'
import { useFlow } from './FlowContext.ts'
import * as styles from '../HandlingFrame.css.ts'
import { StepWaiting } from './StepWaiting.tsx'
import { SaveControls } from '../saving/SaveControls.tsx'

interface StepActionsProps {
  /** Finishes the step; goes on when it may. Absent where the step has its own main button. */
  readonly onNext?: (() => void | Promise<unknown>) | undefined
  readonly nextText?: string | undefined
  readonly disabled?: boolean | undefined
  readonly children?: ReactNode
}

/** The buttons at the end of a step (步骤操作): on, back, save now, and whether it is saved. */
export const StepActions = ({ onNext, nextText, disabled = false, children }: StepActionsProps) => {
  const { next, previous, isReturning, goTo } = useFlow()
  return (
    <div className={styles.actions}>
      <div className={styles.waiting}>
        <StepWaiting />
      </div>
      {onNext === undefined ? null : (
        <Button variant="primary" size="large" disabled={disabled} onClick={onNext}>
          {nextText ?? (isReturning ? '返回核对' : `下一步：${next?.label ?? ''}`)}
        </Button>
      )}
      {children}
      {previous === undefined ? null : (
        <Button size="large" onClick={() => goTo(previous.key)}>
          上一步
        </Button>
      )}
      <SaveControls />
    </div>
  )
}
