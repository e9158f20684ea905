/** A form of its own on one screen (填写): made with what is known, gone with the screen. Whoever shows it keeps what changes. */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { Filled } from '@ljonething/forms/engine/createFormValues'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useEffect, useState } from 'react'
import { today } from '../browser/serverDate.ts'

interface FillingStart {
  readonly description: FormDescription
  readonly values: FormValues
  /** Whole ids of fields that the person typed. */
  readonly own?: readonly string[]
  readonly registered?: Filled['registered']
  readonly services: FormServices
  /** Keep the function stable. */
  readonly onChange: (changed: FormValues, form: FormStore) => void
}

export const useFilling = ({ description, values, own, registered, services, onChange }: FillingStart): FormStore => {
  const [form] = useState(() => createFormStore(description, { values, own, registered, today: today(), services }))
  useEffect(
    () => form.subscribeChanges((ids) => onChange(Object.fromEntries(ids.map((id) => [id, form.field(id).value])), form)),
    [form, onChange]
  )
  return form
}
