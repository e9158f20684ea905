import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { useCallback } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { leftText } from './leftText.ts'

const fieldsIn = (store: FormStore): number => store.form().issues.filter(({ kind }) => kind === 'field').length

/** Says politely how many fields are left to correct whenever there are fewer (剩余处数); more of them are told where they come up. */
export const IssuesLeft = ({ store }: { readonly store: FormStore }) => {
  const keep = useCallback(
    (place: HTMLSpanElement) => {
      let told = fieldsIn(store)
      return store.subscribeForm(() => {
        const count = fieldsIn(store)
        if (count !== told) place.textContent = count > told ? '' : count === 0 ? '需要修改的都改好了' : leftText(count)
        told = count
      })
    },
    [store]
  )
  return (
    <VisuallyHidden>
      <span ref={keep} role="status" />
    </VisuallyHidden>
  )
}
