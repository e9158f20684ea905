import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { Select, showErrors } from './createErrorList.ts'
import type { FieldError } from './errorLines.ts'

let loaded: typeof showErrors | undefined

/** It comes with the first errors. */
const load = () => import('./createErrorList.ts').then((list) => void (loaded = list.showErrors))

/** Keeps the lines of an error summary in its place (错误清单); where they cannot be loaded, each field says its error itself. */
export const useErrorList = (place: RefObject<HTMLElement | null>, errors: readonly FieldError[], select: Select): void => {
  useLayoutEffect(() => {
    let isLast = true
    const show = () => {
      if (isLast && place.current !== null) loaded?.(place.current, errors, select)
    }
    if (loaded === undefined && errors.length > 0) load().then(show, () => undefined)
    show()
    return () => {
      isLast = false
    }
  })
}
