import { focusField } from '@ljonething/ui/ErrorSummary'
import { useEffect } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormStore } from '../engine/FormStore.ts'

/** Moves the focus where the store asks for it (定位到出错项), once the group around it is open. */
export const useFocusRequests = (store: FormStore) => {
  useEffect(() => store.subscribeFocus((id) => requestAnimationFrame(() => focusField(controlId(id)))), [store])
}
