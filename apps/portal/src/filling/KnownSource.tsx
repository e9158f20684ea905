import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useField } from '@ljonething/forms/hooks/useField'
import type { KnownValue } from './startingValues.ts'

interface KnownSourceProps {
  readonly form: FormStore
  readonly id: string
  readonly known: KnownValue
}

/** Where a prefilled value comes from (来源), such as 来自实名认证; gone once the person types something else. */
export const KnownSource = ({ form, id, known }: KnownSourceProps) => {
  const { value, own } = useField(form, id)
  return !own && value === known.value ? known.source : null
}
