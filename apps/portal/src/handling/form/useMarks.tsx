import { foundText } from '@ljonething/domain/registers/RegisteredValue'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useCallback, useMemo } from 'react'
import { KnownSource } from '../../filling/KnownSource.tsx'
import type { KnownValue } from '../../filling/startingValues.ts'
import { useHandling } from '../HandlingContext.ts'
import { RegisteredOffer, RegisteredSource } from './RegisteredMarks.tsx'
import { registeredFacts } from './registeredFacts.ts'

/** The marks of fields that the identity or a register filled (来源标注): where from and when, and what a pre-check's register said otherwise. */
export const useMarks = (form: FormStore, known: readonly KnownValue[]) => {
  const { preChecks, results, registered } = useHandling(({ plan, state }) => ({
    preChecks: plan.preChecks,
    results: state.checkResults,
    registered: state.registered
  }))
  const facts = useMemo(() => registeredFacts(preChecks, results), [preChecks, results])
  const sourceOf = useCallback(
    (id: string) => {
      const { name = '' } = form.fieldOf(id) ?? {}
      const given = known.find((value) => value.name === name)
      if (given !== undefined) return <KnownSource form={form} id={id} known={given} />
      const found = registered[id]
      const lookedUp = found !== undefined && found.check === undefined ? { value: found.value, source: foundText(found) } : undefined
      const fact = facts.get(name) ?? lookedUp
      return fact && <RegisteredSource form={form} id={id} fact={fact} />
    },
    [form, known, facts, registered]
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
