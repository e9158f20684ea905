/** A form of its own on one screen (填写): made with what is known, gone with the screen. Whoever shows it keeps what changes. */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useEffect, useState } from 'react'
import { today } from '../browser/serverDate.ts'

interface FillingStart {
  readonly description: FormDescription
  readonly values: FormValues
  readonly services: FormServices
  /** Keep the function stable. */
  readonly onChange: (changed: FormValues) => void
}

export const useFilling = ({ description, values, services, onChange }: FillingStart): FormStore => {
  const [form] = useState(() => createFormStore(description, { values, today: today(), services }))
  useEffect(
    () => form.subscribeChanges((ids) => onChange(Object.fromEntries(ids.map((id) => [id, form.field(id).value])))),
    [form, onChange]
  )
  return form
}
