/**
 * Lets a person into a step (步骤校验): sent to the first unfinished one when something before it is missing, to the application once it is submitted,
 * asked to log in from the pre-check on.
 */
import { mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import type { StepKey } from '@ljonething/domain/steps/steps'
import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useFlow } from './FlowContext.ts'
import { entranceOf, needsLogin } from './flowSteps.ts'
import { useThisHandling } from '../HandlingContext.ts'
import { LoginPanel } from '../LoginPanel.tsx'
import { StepSkeleton } from './StepSkeleton.tsx'

const StoppedStep = lazy(async () => ({ default: (await import('../filing/StoppedStep.tsx')).StoppedStep }))

interface StepGateProps {
  /** Undefined when the address names no step. */
  readonly wanted: StepKey | undefined
  readonly applyNo: string | undefined
  readonly children: ReactNode
}

export const StepGate = ({ wanted, applyNo, children }: StepGateProps) => {
  const { now, store, user, obstacle } = useThisHandling()
  const { goTo } = useFlow()
  const [entrance] = useState(() => {
    const { scene, plan, state } = now()
    return wanted === undefined ? { step: 'themeMiddle' as const } : entranceOf(wanted, scene, plan, state, applyNo)
  })
  const stopped = mayPrepare(obstacle) || wanted === 'themeMiddle' ? undefined : obstacle
  const isHere = entrance.step === wanted
  const navigate = useNavigate()
  useEffect(() => {
    if (isHere || stopped !== undefined) return
    const { step, reason } = entrance
    if (applyNo !== undefined && step === 'successfulHandling')
      void navigate({ to: '/doThing/oneThingDetails', search: { applyNo }, replace: true })
    else goTo(step, { replace: true, ...(reason === undefined ? {} : { reason }) })
  }, [isHere, stopped, entrance, goTo, navigate, applyNo])
  useEffect(() => {
    const { step } = store.get().state
    if (isHere && stopped === undefined && applyNo === undefined && wanted !== undefined && wanted !== 'themeMiddle' && step !== wanted)
      store.note({ step: wanted })
  }, [isHere, stopped, applyNo, wanted, store])
  if (stopped !== undefined)
    return (
      <Suspense fallback={<StepSkeleton step={wanted ?? 'themeMiddle'} />}>
        <StoppedStep obstacle={stopped} />
      </Suspense>
    )
  if (!isHere || wanted === undefined) return null
  if (user === undefined && needsLogin(wanted)) return <LoginPanel title="登录后继续办理" />
  return children
}
