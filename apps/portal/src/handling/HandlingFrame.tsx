/** What every step stands in: breadcrumb, step bar, the reason one was sent here, the step itself, and a draft changed elsewhere. */
import { getRouteApi, Link, Outlet, useRouterState } from '@tanstack/react-router'
import { stepPosition } from '@ljonething/domain/steps/stepPosition'
import { stepOfRoute } from '@ljonething/domain/steps/steps'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Notice } from '@ljonething/ui/Notice'
import { lazy, Suspense, useMemo, useState } from 'react'
import { DraftConflict } from './saving/DraftConflict.tsx'
import { LevelNotice } from './filing/FilingDoor.tsx'
import { FlowContext } from './steps/FlowContext.ts'
import type { Flow } from './steps/FlowContext.ts'
import { stepsOf } from './steps/flowSteps.ts'
import * as styles from './HandlingFrame.css.ts'
import { useStepMoves } from './steps/useStepMoves.ts'
import { StepBar } from './steps/StepBar.tsx'
import { StepGate } from './steps/StepGate.tsx'
import { useDraftInAddress } from './saving/useDraftInAddress.ts'
import { useHandling } from './HandlingContext.ts'
import { useLeaveQuestion } from './saving/useLeaveQuestion.ts'

const SubjectNotice = lazy(async () => ({ default: (await import('./filing/SubjectNotice.tsx')).SubjectNotice }))

const SceneChangedNotice = lazy(async () => ({ default: (await import('./saving/SceneChangedNotice.tsx')).SceneChangedNotice }))

const SubmittedElsewhere = lazy(async () => ({ default: (await import('./saving/SubmittedElsewhere.tsx')).SubmittedElsewhere }))

const route = getRouteApi('/themeWrapper')

export const HandlingFrame = () => {
  const { scene, obstacle, user } = useHandling(({ scene, obstacle, user }) => ({ scene, obstacle, user }))
  const steps = useHandling(({ scene, plan, state }) => stepsOf(scene, plan, state))
  const hasLost = useHandling(({ state }) => (state.lost ?? []).length > 0)
  const submitted = useHandling(({ state }) => state.applyNo)
  const elsewhere = useHandling(({ status }) => (status.kind === 'submitted' ? status.applyNo : undefined))
  const search = route.useSearch()
  const current = useRouterState({ select: ({ matches }) => stepOfRoute(matches.at(-1)?.staticData.name ?? '') }) ?? 'themeMiddle'
  const isBare = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name === undefined })
  const [version, setVersion] = useState(0)
  useDraftInAddress()
  useLeaveQuestion()

  const { next, last: previous } = stepPosition(steps, current)
  const { goTo, waiting, moved, reason, dropReason } = useStepMoves(current, next)
  const applyNo = search.applyNo ?? submitted
  const flow = useMemo((): Flow => ({ current, next, previous, goTo, moved, waiting }), [current, next, previous, goTo, moved, waiting])
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
        {obstacle?.kind === 'level' && applyNo === undefined ? <LevelNotice obstacle={obstacle} /> : null}
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
        <DraftConflict onTaken={() => setVersion((count) => count + 1)} />
        <StepGate key={`${current} ${version}`} wanted={isBare ? undefined : current} applyNo={applyNo}>
          <Outlet />
        </StepGate>
      </div>
    </FlowContext>
  )
}
