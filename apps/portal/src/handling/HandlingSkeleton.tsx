import { useRouterState } from '@tanstack/react-router'
import { stepOfRoute } from '@ljonething/domain/steps/steps'
import { Skeleton } from '@ljonething/ui/Skeleton'
import * as styles from './HandlingFrame.css.ts'
import { StepSkeleton } from './steps/StepSkeleton.tsx'

/** Stands where the frame with its step will be while scene and draft are fetched (加载占位). */
export const HandlingSkeleton = () => {
  const step = useRouterState({ select: ({ matches }) => stepOfRoute(matches.at(-1)?.staticData.name ?? '') }) ?? 'themeMiddle'
  return (
    <div className={styles.frame} aria-busy="true">
      <Skeleton height={20} />
      {step === 'themeMiddle' ? null : <Skeleton height={64} />}
      <StepSkeleton step={step} />
    </div>
  )
}
