import { foundText } from '@ljonething/domain/registers/RegisteredValue'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useCallback, useMemo } from 'react'
import { useHandling } from '../HandlingContext.ts'
import { RegisteredOffer, RegisteredSource } from './RegisteredMarks.tsx'
import { registeredFacts } from './registeredFacts.ts'

/** The marks of fields that registers filled (登记信息标注), for a pre-check or linkage: where and when, and what a pre-check's said otherwise. */
export const useRegisteredMarks = (form: FormStore) => {
  const { preChecks, results, registered } = useHandling(({ plan, state }) => ({
    preChecks: plan.preChecks,
    results: state.checkResults,
    registered: state.registered
  }))
  const facts = useMemo(() => registeredFacts(preChecks, results), [preChecks, results])
  const sourceOf = useCallback(
    (id: string) => {
      const found = registered[id]
      const lookedUp = found !== undefined && found.check === undefined ? { value: found.value, source: foundText(found) } : undefined
      const fact = facts.get(form.fieldOf(id)?.name ?? '') ?? lookedUp
      return fact && <RegisteredSource form={form} id={id} fact={fact} />
    },
    [form, facts, registered]
  )
  const offerOf = useCallback(
    (id: string) => {
      const fact = facts.get(form.fieldOf(id)?.name ?? '')
      return fact && <RegisteredOffer form={form} id={id} fact={fact} />
    },
    [form, facts]
  )
  return { sourceOf, offerOf }
}
