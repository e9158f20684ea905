/** The engine alone (单独的表单引擎): a form description that was given, filled as given, with nothing of a portal around it. */
import '@ljonething/ui/global'
import { CombinedForm } from '@ljonething/forms/CombinedForm'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import { someServices } from '@ljonething/forms/testing/someServices'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Described } from './GivenForm.ts'

let goOn: () => unknown = () => undefined

const Form = ({ store, width }: { readonly store: FormStore; readonly width: number }) => {
  const [attempt, setAttempt] = useState(0)
  goOn = async () => {
    await store.validateAll('fields')
    setAttempt(attempt + 1)
  }
  return (
    <main style={{ maxWidth: width, margin: '0 auto' }}>
      <FormErrorSummary store={store} attempt={attempt} scope="fields" />
      <CombinedForm store={store} />
    </main>
  )
}

const described: Described = {
  mount: (root, { description, values, own, registered, today, width }) => {
    const store = createFormStore(description, { values, own, registered, today, services: someServices() })
    flushSync(() => createRoot(root).render(<Form store={store} width={width} />))
  },
  validate: () => goOn()
}
Object.assign(globalThis, { described })
