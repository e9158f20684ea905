/** Ours (本项目): the combined form with its widgets, alone or with the list of what is wrong above it. */
import '@ljonething/ui/global'
import { CombinedForm } from '@ljonething/forms/CombinedForm'
import { createFormStore } from '@ljonething/forms/engine/createFormStore'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { manyFields } from '@ljonething/forms/testing/manyFields'
import { someServices } from '@ljonething/forms/testing/someServices'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offer } from './contender.ts'

type List = ComponentType<{ readonly store: FormStore; readonly attempt: number }>

export const offerOurs = (List?: List): void => {
  let goOn: () => unknown = () => undefined

  const Form = ({ store }: { readonly store: FormStore }) => {
    const [attempt, setAttempt] = useState(0)
    goOn = async () => {
      await store.validateAll()
      if (List !== undefined) setAttempt(attempt + 1)
    }
    return (
      <main style={{ maxWidth: 1100, margin: '0 auto' }}>
        {List === undefined ? null : <List store={store} attempt={attempt} />}
        <CombinedForm store={store} />
      </main>
    )
  }
  offer({
    mount: (root, count) => {
      const made = createFormStore(manyFields(count), { today: '2026-11-20', services: someServices() })
      flushSync(() => createRoot(root).render(<Form store={made} />))
    },
    validate: () => goOn(),
    errors: '[aria-invalid]'
  })
}
