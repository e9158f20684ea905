/**
 * Asks the registers the conditions (开始核验) and keeps each answer as it arrives: relations first, and behind one that is denied nothing; the others
 * all at once.
 */
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import { preCheckParamsOf } from '@ljonething/domain/form/preCheckParamsOf'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useState } from 'react'
import { withAnswer } from '../../handling/form/registeredFacts.ts'
import { withValues } from '../../handling/form/withValues.ts'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import type { CheckResult } from '../../handling/HandlingState.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { runPreCheck } from '../../queries/forms.ts'
import { checkParamsOf, formValuesOf } from './checkForm.ts'
import { isRelationDenied } from './isRelationDenied.ts'

/** A register that is away counts as one that cannot tell. */
const awayTags = new Set(['Unavailable', 'Timeout', 'Unexpected', 'UnrecognisableJson'])
const cannotTell: CheckResult = { status: preCheckStatus.code.unknown, message: cannotVerify }

export const useConditionChecks = (form: FormStore) => {
  const { scene, store, now, user } = useThisHandling()
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({})

  const ask = async (preCheck: PreCheck, before: CheckResult | undefined) => {
    const { code } = preCheck
    const known = { values: form.values(), userLevel: user?.userLevel ?? '', region: store.get().state.region, given: {} }
    try {
      keep(code, await runPreCheck(scene.sceneCode, code, preCheckParamsOf(known)(preCheck)), before)
    } catch (error) {
      const { tag, message } = apiFailure(error)
      if (awayTags.has(tag)) keep(code, cannotTell, before)
      else setFailures((all) => ({ ...all, [code]: message }))
    } finally {
      setRunning((codes) => new Set([...codes].filter((each) => each !== code)))
    }
  }
  const keep = (code: string, result: CheckResult, before: CheckResult | undefined) =>
    store.update(withAnswer(scene, store.get().state, code, result, before))

  const checkAll = async () => {
    const { plan } = now()
    const typed = withValues(scene, store.get().state, formValuesOf(form.values()), checkParamsOf(form.values()))
    store.update({ ...typed, checkResults: {} })
    setFailures({})
    setRunning(new Set(plan.preChecks.map(({ code }) => code)))
    const askAll = async (some: readonly PreCheck[]) => {
      await Promise.all(some.map((preCheck) => ask(preCheck, typed.checkResults[preCheck.code])))
    }
    await askAll(plan.preChecks.filter(isRelationCheck))
    if (isRelationDenied(plan.preChecks, store.get().state.checkResults)) setRunning(new Set())
    else await askAll(plan.preChecks.filter((preCheck) => !isRelationCheck(preCheck)))
  }
  /** One that could not be told; the others keep their answers. */
  const checkAgain = async (preCheck: PreCheck) => {
    const { code } = preCheck
    setFailures(({ [code]: _failure, ...others }) => others)
    setRunning((codes) => new Set([...codes, code]))
    const typed = withValues(scene, store.get().state, formValuesOf(form.values()), checkParamsOf(form.values()))
    store.update(typed)
    await ask(preCheck, typed.checkResults[code])
  }
  return { running, failures, checkAll, checkAgain }
}
