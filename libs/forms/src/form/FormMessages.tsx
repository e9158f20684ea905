import type { ReactNode } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { IssuesLeft } from './IssuesLeft.tsx'
import { UndoBar } from './UndoBar.tsx'

/** What a form says of itself while it is filled in (表单消息): how much is left to correct, and what a change took away. It comes behind the form. */
const FormMessages = ({ store }: { readonly store: FormStore }): ReactNode => (
  <>
    <IssuesLeft store={store} />
    <UndoBar store={store} />
  </>
)

export default FormMessages
