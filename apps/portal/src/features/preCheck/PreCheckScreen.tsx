/** The pre-check (条件预检): registers are asked whether the conditions hold; what they cannot tell the person declares. */
import { useCallback } from 'react'
import { useHandling } from '../../handling/HandlingContext.ts'
import { HandlingForm } from '../../handling/HandlingForm.tsx'
import { createFormServices } from '../../filling/formServices.ts'
import { withValues } from '../../handling/withValues.ts'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { CheckedConditions } from './CheckedConditions.tsx'
import { checkForm, checkParamsOf, formValuesOf } from './checkForm.ts'

const nothing = () => undefined

export const PreCheckScreen = () => {
  const { scene, store, plan } = useHandling()
  const part = useCallback(
    (description: FormDescription) => checkForm(description, plan.preChecks, scene, store.get().state.checkParams),
    [plan.preChecks, scene, store]
  )
  const mirror = useCallback(
    (form: FormStore) => store.update(withValues(scene, store.get().state, formValuesOf(form.values()), checkParamsOf(form.values()))),
    [scene, store]
  )
  return (
    <HandlingForm
      part={part}
      onChange={mirror}
      servicesOf={() =>
        createFormServices({
          sceneCode: scene.sceneCode,
          filled: () => ({ answers: plan.answers, values: {}, files: {}, region: store.get().state.region }),
          previewFile: nothing,
          previewApplicationForm: nothing,
          onDownloadFailed: nothing
        })
      }
    >
      {(form) => <CheckedConditions form={form} />}
    </HandlingForm>
  )
}
