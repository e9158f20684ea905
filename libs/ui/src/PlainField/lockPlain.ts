import { offerChosenAlone } from '../Select/offerChosenAlone.ts'
import type { PlainControl } from './plainField.ts'

/** A control that is not to be changed is read where it holds a value, otherwise it is disabled. */
export type Lock = 'open' | 'readOnly' | 'disabled'

/** Locks a plain control, or opens it (锁定). */
export const lockPlain = (control: PlainControl, lock: Lock): void => {
  const isReadOnly = lock === 'readOnly'
  control.disabled = lock === 'disabled'
  if (control instanceof HTMLInputElement) {
    control.readOnly = isReadOnly
    return
  }
  if (isReadOnly) control.setAttribute('aria-readonly', 'true')
  else control.removeAttribute('aria-readonly')
  offerChosenAlone(control, isReadOnly)
}
