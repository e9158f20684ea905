import type { ReactNode, RefObject } from 'react'
import { startTransition, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormStore } from './engine/FormStore.ts'
import * as styles from './form/CombinedForm.css.ts'
import { FieldGroupSection } from './form/FieldGroupSection.tsx'
import { FormAnchors } from './form/FormAnchors.tsx'
import { lazyOr } from './form/lazyOr.ts'
import { useFocusRequests } from './hooks/useFocusRequests.ts'

const FormMessages = lazyOr(
  () => import('./form/FormMessages.tsx'),
  () => null
)

interface MessagesProps {
  readonly store: FormStore
  readonly form: RefObject<HTMLElement | null>
}

/** There is nothing to say of a form before it is gone into, changed or checked; from the focus on, so that the first key waits for nothing. */
const useUsed = ({ store, form }: MessagesProps): boolean => {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) return undefined
    // Nothing stands in its place meanwhile, for whose sake React would wait before it shows what has come.
    const use = () => startTransition(() => setUsed(true))
    form.current?.addEventListener('focusin', use, { once: true })
    const ends = [store.subscribeChanges(use), store.subscribeForm(use)]
    return () => {
      for (const end of ends) end()
    }
  }, [store, form, isUsed])
  return isUsed
}

/** Apart, so that the first use draws nothing else. */
const Messages = (props: MessagesProps) => <Suspense>{useUsed(props) ? <FormMessages store={props.store} /> : null}</Suspense>

export interface CombinedFormProps {
  readonly store: FormStore
  /** Where a prefilled value comes from, such as 来自实名认证; keep the function stable. */
  readonly sourceOf?: ((fieldId: string) => ReactNode) | undefined
  /** What is offered in place of a value; keep the function stable. */
  readonly offerOf?: ((fieldId: string) => ReactNode) | undefined
  /** Links to the groups above the form; by default from four groups on. */
  readonly anchors?: boolean | undefined
}

/** The combined form (一张表): its groups in order, two columns from 720 px on. */
export const CombinedForm = ({ store, sourceOf, offerOf, anchors }: CombinedFormProps) => {
  useFocusRequests(store)
  const form = useRef<HTMLDivElement>(null)
  const { allfield: groups } = useSyncExternalStore(store.subscribeForm, () => store.description)
  return (
    <div ref={form} className={styles.form}>
      {(anchors ?? groups.length > 3) ? <FormAnchors store={store} /> : null}
      {groups.map((group) => (
        <FieldGroupSection key={group.code} store={store} group={group} sourceOf={sourceOf} offerOf={offerOf} />
      ))}
      <Messages store={store} form={form} />
    </div>
  )
}
