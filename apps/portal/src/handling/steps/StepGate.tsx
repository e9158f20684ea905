/**
 * Lets a person into a step (步骤校验): sent to the first unfinished one when something before it is missing, to the application once it is submitted,
 * asked to log in from the pre-check on.
 */
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import { mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import type { StepKey } from '@ljonething/domain/steps/steps'
import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useFlow } from './FlowContext.ts'
import { entranceOf, needsLogin } from './flowSteps.ts'
import { useThisHandling } from '../HandlingContext.ts'
import { FilingDoor } from '../filing/FilingDoor.tsx'
import * as styles from '../HandlingFrame.css.ts'
import { LoginPanel } from '../LoginPanel.tsx'

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
  if (stopped !== undefined) return <StoppedStep obstacle={stopped} />
  if (!isHere || wanted === undefined) return null
  if (user === undefined && needsLogin(wanted)) return <LoginPanel title="登录后继续办理" />
  return children
}

const StoppedStep = ({ obstacle }: { readonly obstacle: FilingObstacle }) => {
  const { name } = useThisHandling().scene
  return (
    <Card>
      <PageHeader title={name} />
      <div className={styles.body}>
        <FilingDoor obstacle={obstacle} />
      </div>
    </Card>
  )
}
