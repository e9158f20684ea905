/** The pre-check (条件预检): registers are asked whether the conditions hold; what they cannot tell the person declares. */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { useCallback, useState } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { startingValues } from '../../filling/startingValues.ts'
import { useFilling } from '../../filling/useFilling.ts'
import { DescribedForm } from '../../handling/form/DescribedForm.tsx'
import { withValues } from '../../handling/form/withValues.ts'
import { useHandling } from '../../handling/HandlingContext.ts'
import { CheckedConditions } from './CheckedConditions.tsx'
import { checkForm, checkParamsOf, formValuesOf } from './checkForm.ts'

export const PreCheckScreen = () => (
  <DescribedForm>{(description, known) => <PreCheck description={description} known={known} />}</DescribedForm>
)

const PreCheck = ({ description, known }: { readonly description: FormDescription; readonly known: readonly KnownValue[] }) => {
  const { scene, store, now, services } = useHandling(({ scene, store, now, services }) => ({ scene, store, now, services }))
  const [start] = useState(() => {
    const { plan, state } = now()
    const asked = checkForm(description, plan.preChecks, scene, state.checkParams)
    return { description: asked, values: startingValues(asked, state.values, known) }
  })
  const keep = useCallback(
    (changed: FormValues) => store.update(withValues(scene, store.get().state, formValuesOf(changed), checkParamsOf(changed))),
    [scene, store]
  )
  const form = useFilling({ ...start, services, onChange: keep })
  return <CheckedConditions form={form} />
}
