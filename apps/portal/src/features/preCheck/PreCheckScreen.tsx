/** The pre-check (条件预检): registers are asked whether the conditions hold; what they cannot tell the person declares. */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useCallback, useState } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { startingValues } from '../../filling/startingValues.ts'
import { useFilling } from '../../filling/useFilling.ts'
import { DescribedForm } from '../../handling/form/DescribedForm.tsx'
import { origins } from '../../handling/form/origins.ts'
import { withValues } from '../../handling/form/withValues.ts'
import { useHandling, useThisHandling } from '../../handling/HandlingContext.ts'
import { CheckedConditions } from './CheckedConditions.tsx'
import { checkForm, checkParamsOf, formValuesOf } from './checkForm.ts'

export const PreCheckScreen = () => {
  const merges = useHandling(({ merges }) => merges)
  return <DescribedForm>{(description, known) => <PreCheck key={merges} description={description} known={known} />}</DescribedForm>
}

const PreCheck = ({ description, known }: { readonly description: FormDescription; readonly known: readonly KnownValue[] }) => {
  const { scene, store, now, services } = useThisHandling()
  const [start] = useState(() => {
    const { plan, state } = now()
    const asked = checkForm(description, plan.preChecks, scene, state.checkParams)
    return { description: asked, values: startingValues(asked, state.values, known), own: state.typed, registered: state.registered }
  })
  const keep = useCallback(
    (changed: FormValues, form: FormStore) => {
      const { state } = store.get()
      const typed = withValues(scene, state, formValuesOf(changed), checkParamsOf(changed))
      const told = { ...typed, ...origins(form, state, Object.keys(changed)) }
      if (Object.keys(changed).some((id) => form.field(id).own)) store.update(told)
      else store.note(told)
    },
    [scene, store]
  )
  const form = useFilling({ ...start, services, onChange: keep })
  return <CheckedConditions form={form} known={known} />
}
