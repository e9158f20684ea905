/** What every step stands in: breadcrumb, step bar, the reason one was sent here, the step itself, and a draft changed elsewhere. */
import { getRouteApi, Link, Outlet, useRouterState } from '@tanstack/react-router'
import { stepPosition } from '@ljonething/domain/steps/stepPosition'
import { stepOfRoute, submitStep } from '@ljonething/domain/steps/steps'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Notice } from '@ljonething/ui/Notice'
import { lazy, Suspense, useMemo, useState } from 'react'
import { FlowContext } from './steps/FlowContext.ts'
import type { Flow } from './steps/FlowContext.ts'
import { stepsOf } from './steps/flowSteps.ts'
import * as styles from './HandlingFrame.css.ts'
import { useStepMoves } from './steps/useStepMoves.ts'
import { StepBar } from './steps/StepBar.tsx'
import { StepGate } from './steps/StepGate.tsx'
import { useDraftInAddress } from './saving/useDraftInAddress.ts'
import { useHandling, useThisHandling } from './HandlingContext.ts'
import { useLeaveQuestion } from './saving/useLeaveQuestion.ts'

const SubjectNotice = lazy(async () => ({ default: (await import('./filing/SubjectNotice.tsx')).SubjectNotice }))

const LevelNotice = lazy(async () => ({ default: (await import('./filing/FilingDoor.tsx')).LevelNotice }))

const SceneChangedNotice = lazy(async () => ({ default: (await import('./saving/SceneChangedNotice.tsx')).SceneChangedNotice }))

const DraftConflict = lazy(async () => ({ default: (await import('./saving/DraftConflict.tsx')).DraftConflict }))

const SubmittedElsewhere = lazy(async () => ({ default: (await import('./saving/SubmittedElsewhere.tsx')).SubmittedElsewhere }))

const route = getRouteApi('/themeWrapper')

export const HandlingFrame = () => {
  const { scene, obstacle, user } = useThisHandling()
  const steps = useHandling(({ scene, plan, state }) => stepsOf(scene, plan, state))
  const { hasLost, hasClash, submitted, elsewhere } = useHandling(({ state, clash, status }) => ({
    hasLost: (state.lost ?? []).length > 0,
    hasClash: clash !== undefined,
    submitted: state.applyNo,
    elsewhere: status.kind === 'submitted' ? status.applyNo : undefined
  }))
  const search = route.useSearch()
  const current = useRouterState({ select: ({ matches }) => stepOfRoute(matches.at(-1)?.staticData.name ?? '') }) ?? 'themeMiddle'
  const isBare = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name === undefined })
  const [version, setVersion] = useState(0)
  /** Once there was a question, what was put off is remembered. */
  const [hadClash, setHadClash] = useState(false)
  if (hasClash && !hadClash) setHadClash(true)
  useDraftInAddress()
  useLeaveQuestion()

  const position = stepPosition(steps, current)
  const applyNo = search.applyNo ?? submitted
  const last = submitStep(steps)
  const isReviewed = search.review === '1' && applyNo === undefined
  const isReview = isReviewed && current === last?.key
  const isReturning = isReviewed && !isReview
  const next = isReturning ? last : position.next
  const previous = isReview ? last : position.last
  const { goTo, waiting, moved, focusOf, reason, dropReason } = useStepMoves({ current, next, last: last?.key, isReview, isReturning })
  const flow = useMemo(
    (): Flow => ({ current, next, previous, isReview, isReturning, goTo, moved, focusOf, waiting }),
    [current, next, previous, isReview, isReturning, goTo, moved, focusOf, waiting]
  )
  if (elsewhere !== undefined)
    return (
      <Suspense>
        <SubmittedElsewhere applyNo={elsewhere} />
      </Suspense>
    )
  return (
    <FlowContext value={flow}>
      <div className={styles.frame}>
        <div data-print="hide">
          <Breadcrumb links={[<Link to="/onethingSpecialColumn">首页</Link>]} current={scene.name} />
        </div>
        {current === 'themeMiddle' ? null : <StepBar steps={steps} applyNo={applyNo} />}
        {reason === undefined ? null : (
          <Notice tone="warning" role="status" onClose={dropReason}>
            {reason}
          </Notice>
        )}
        {obstacle?.kind === 'level' && applyNo === undefined ? (
          <Suspense>
            <LevelNotice obstacle={obstacle} />
          </Suspense>
        ) : null}
        {scene.subject === undefined || user === undefined || applyNo !== undefined ? null : (
          <Suspense>
            <SubjectNotice />
          </Suspense>
        )}
        {hasLost && applyNo === undefined ? (
          <Suspense>
            <SceneChangedNotice />
          </Suspense>
        ) : null}
        {hadClash ? (
          <Suspense>
            <DraftConflict onTaken={() => setVersion((count) => count + 1)} />
          </Suspense>
        ) : null}
        <StepGate key={`${current} ${isReview} ${version}`} wanted={isBare ? undefined : current} applyNo={applyNo}>
          <Outlet />
        </StepGate>
      </div>
    </FlowContext>
  )
}
