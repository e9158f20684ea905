import { useSyncExternalStore } from 'react'
import type { FormSnapshot, FormStore } from '../engine/FormStore.ts'

/** What is wrong with the whole form, and whether it has unsaved changes (整表状态). */
export const useFormSnapshot = (store: FormStore): FormSnapshot => useSyncExternalStore(store.subscribeForm, store.form, store.form)
