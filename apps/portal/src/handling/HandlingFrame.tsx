/** What every step stands in: breadcrumb, step bar, the reason one was sent here, the step itself, and a draft changed elsewhere. */
import { getRouteApi, Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { stepOfRoute } from '@ljonething/domain/steps/steps'
import type { StepKey } from '@ljonething/domain/steps/steps'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Notice } from '@ljonething/ui/Notice'
import { useCallback, useMemo, useState } from 'react'
import { DraftConflict } from './saving/DraftConflict.tsx'
import { LevelNotice } from './filing/FilingDoor.tsx'
import { FlowContext } from './steps/FlowContext.ts'
import type { Flow, GoOptions } from './steps/FlowContext.ts'
import { pathOfStep, stepsOf } from './steps/flowSteps.ts'
import * as styles from './HandlingFrame.css.ts'
import { StepBar } from './steps/StepBar.tsx'
import { StepGate } from './steps/StepGate.tsx'
import { useDraftInAddress } from './saving/useDraftInAddress.ts'
import { useHandling } from './HandlingContext.ts'
import { useLeaveQuestion } from './saving/useLeaveQuestion.ts'

const route = getRouteApi('/themeWrapper')

export const HandlingFrame = () => {
  const { scene, store, obstacle } = useHandling(({ scene, store, obstacle }) => ({ scene, store, obstacle }))
  const steps = useHandling(({ scene, plan, state }) => stepsOf(scene, plan, state))
  const submitted = useHandling(({ state }) => state.applyNo)
  const search = route.useSearch()
  const navigate = useNavigate()
  const current = useRouterState({ select: ({ matches }) => stepOfRoute(matches.at(-1)?.staticData.name ?? '') }) ?? 'themeMiddle'
  const isBare = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name === undefined })
  const [reason, setReason] = useState<{ readonly step: StepKey; readonly text: string }>()
  const [issues, setIssues] = useState<readonly FieldIssue[]>([])
  const [moved, setMoved] = useState(false)
  const [version, setVersion] = useState(0)
  useDraftInAddress()
  useLeaveQuestion()

  const goTo = useCallback(
    (key: StepKey, { reason: text, replace = false, applyNo }: GoOptions = {}) => {
      setReason(text === undefined ? undefined : { step: key, text })
      setMoved(true)
      const rowGuid = store.get().draft?.rowGuid
      const kept = applyNo === undefined ? (rowGuid === undefined ? {} : { draft: rowGuid }) : { applyNo }
      void navigate({ to: pathOfStep(scene, key), search: { code: scene.sceneCode, ...kept }, replace })
    },
    [navigate, scene, store]
  )
  const applyNo = search.applyNo ?? submitted
  const flow = useMemo((): Flow => {
    const position = steps.findIndex((step) => step.key === current)
    return {
      current,
      next: steps[position + 1],
      previous: position > 0 ? steps[position - 1] : undefined,
      goTo,
      issues,
      setIssues,
      moved
    }
  }, [steps, current, goTo, issues, moved])
  return (
    <FlowContext value={flow}>
      <div className={styles.frame}>
        <div data-print="hide">
          <Breadcrumb links={[<Link to="/onethingSpecialColumn">首页</Link>]} current={scene.name} />
        </div>
        {current === 'themeMiddle' ? null : <StepBar steps={steps} applyNo={applyNo} />}
        {reason?.step === current ? (
          <Notice tone="warning" role="status" onClose={() => setReason(undefined)}>
            {reason.text}
          </Notice>
        ) : null}
        {obstacle?.kind === 'level' && applyNo === undefined ? <LevelNotice obstacle={obstacle} /> : null}
        <DraftConflict onTaken={() => setVersion((count) => count + 1)} />
        <StepGate key={`${current} ${version}`} wanted={isBare ? undefined : current} applyNo={applyNo}>
          <Outlet />
        </StepGate>
      </div>
    </FlowContext>
  )
}
