/** Lets a person into a step (步骤校验): sent to the first unfinished one when something before it is missing, asked to log in from the pre-check on. */
import type { StepKey } from '@ljonething/domain/steps/steps'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useFlow } from './FlowContext.ts'
import { entranceOf, needsLogin } from './flowSteps.ts'
import { useHandling } from '../HandlingContext.ts'
import { LoginPanel } from '../LoginPanel.tsx'

interface StepGateProps {
  /** Undefined when the address names no step. */
  readonly wanted: StepKey | undefined
  readonly applyNo: string | undefined
  readonly children: ReactNode
}

export const StepGate = ({ wanted, applyNo, children }: StepGateProps) => {
  const { now, store, user } = useHandling(({ now, store, user }) => ({ now, store, user }))
  const { goTo } = useFlow()
  const [entrance] = useState(() => {
    const { scene, plan, state } = now()
    return wanted === undefined ? { step: 'themeMiddle' as const } : entranceOf(wanted, scene, plan, state, applyNo)
  })
  const isHere = entrance.step === wanted
  useEffect(() => {
    if (!isHere) {
      const { step, reason } = entrance
      goTo(step, {
        replace: true,
        ...(reason === undefined ? {} : { reason }),
        ...(applyNo !== undefined && step === 'successfulHandling' ? { applyNo } : {})
      })
    }
  }, [isHere, entrance, goTo, applyNo])
  useEffect(() => {
    const { step } = store.get().state
    if (isHere && applyNo === undefined && wanted !== undefined && wanted !== 'themeMiddle' && step !== wanted)
      store.update({ step: wanted })
  }, [isHere, applyNo, wanted, store])
  if (!isHere || wanted === undefined) return null
  if (user === undefined && needsLogin(wanted)) return <LoginPanel title="登录后继续办理" />
  return children
}
