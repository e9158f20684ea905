import type { FormValues } from '@ljonething/domain/form/FormDescription'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { useEffect, useState } from 'react'
import type { FormServices, FoundOption } from '../../engine/FormServices.ts'

/**
 * The chosen option with where it is (所选机构): as it was picked, else asked for once by its name, since a form that opens again has only code and
 * name. It is a help: without an answer nothing is shown.
 */
export const useChosenOption = (source: string, stored: NamedValue | undefined, valuesNow: () => FormValues, services: FormServices) => {
  const [known, setKnown] = useState<FoundOption>()
  const { value: code = '', name = '' } = stored ?? {}
  const isKnown = known?.value === code
  useEffect(() => {
    if (code === '' || isKnown) return
    const asked = new AbortController()
    services
      .searchOptions?.({ source, keyword: name, page: 1, parent: '', values: valuesNow() }, asked.signal)
      .then(({ options }) => setKnown(options.find((option) => option.value === code)))
      .catch(() => undefined)
    return () => asked.abort()
  }, [source, code, name, isKnown, valuesNow, services])
  return [isKnown ? known : undefined, setKnown] as const
}
