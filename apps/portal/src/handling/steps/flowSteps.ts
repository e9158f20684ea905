/**
 * The steps of one handling (办理步骤): which there are, which are done, and under which address each is reached.
 *
 * Until the guide is done the pre-checks of the whole scene count, afterwards those of the plan. Source: spec §2.1 as ruled.
 */
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { PreCheck, Scene } from '@ljonething/domain/scene/Scene'
import { enterStep } from '@ljonething/domain/steps/firstUnfinished'
import type { StepEntrance } from '@ljonething/domain/steps/firstUnfinished'
import { allSteps, needsOfScene, stepRoute, stepsNeeded } from '@ljonething/domain/steps/steps'
import type { Step, StepKey, StepRoute } from '@ljonething/domain/steps/steps'
import type { HandlingState } from '../HandlingState.ts'

/** Address of the screen of a step under one of its route names. */
export const stepPath = <const Route extends StepRoute>(route: Route) => `/themeWrapper/${route}` as const

/** Address of a step; phase-two scenes have their own for some. */
export const pathOfStep = (scene: Scene, key: StepKey) => stepPath(stepRoute(key, { unionType: scene.unionType, isJumpBack: false }))

export const stepsOf = (scene: Scene, plan: Plan, state: Pick<HandlingState, 'guideDone'>): readonly Step[] => {
  if (scene.thirdParty !== undefined) return allSteps.filter((step) => step.key === 'themeMiddle')
  const needs = needsOfScene(scene)
  return stepsNeeded(state.guideDone ? { ...needs, hasPreChecks: plan.preChecks.length > 0 } : needs)
}

/** A condition stands when the register said so, or when it could not tell and the person declares it. */
export const isConditionMet = (
  state: Pick<HandlingState, 'checkResults' | 'declarations'>,
  { code, expected }: Pick<PreCheck, 'code' | 'expected'>
): boolean => {
  const status = state.checkResults[code]?.status
  return status === preCheckStatus.code.success || (status === preCheckStatus.code.unknown && state.declarations[code] === expected)
}

type Progress = Pick<HandlingState, 'guideDone' | 'noticeRead' | 'formDone' | 'checkResults' | 'declarations'>

export const progressOf = (plan: Plan, state: Progress, applyNo: string | undefined): Readonly<Record<StepKey, boolean>> => {
  const submitted = applyNo !== undefined
  return {
    themeMiddle: true,
    smartGuide: submitted || (state.guideDone && plan.ready),
    themeNotice: submitted || state.noticeRead,
    conditionsPreCheck: submitted || plan.preChecks.every((check) => isConditionMet(state, check)),
    themeForm: submitted || state.formDone,
    themeMaterial: submitted,
    successfulHandling: submitted,
    doThingAppraise: false
  }
}

const afterSubmit: readonly StepKey[] = ['successfulHandling', 'doThingAppraise']

/** Where a person who wants a step gets to, and why when it is another one. */
export const entranceOf = (wanted: StepKey, scene: Scene, plan: Plan, state: HandlingState, applyNo: string | undefined): StepEntrance => {
  if (wanted === 'themeMiddle') return { step: wanted }
  if (scene.thirdParty !== undefined) return { step: 'themeMiddle', reason: '这件事在其他系统办理，请从本页前往。' }
  if (applyNo !== undefined && !afterSubmit.includes(wanted)) {
    return { step: 'successfulHandling' }
  }
  return enterStep(stepsOf(scene, plan, state), wanted, progressOf(plan, state, applyNo))
}

/** Visitors get as far as the notice; everything after it belongs to a person. */
export const needsLogin = (key: StepKey): boolean =>
  allSteps.findIndex((step) => step.key === key) > allSteps.findIndex((step) => step.key === 'themeNotice')
