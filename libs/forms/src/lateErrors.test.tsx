import { rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CombinedForm } from './CombinedForm.tsx'
import { createFormStore } from './engine/createFormStore.ts'
import type { FormStore } from './engine/FormStore.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { exampleServices } from './testing/exampleForm.ts'

const line = vi.hoisted(() => {
  const { promise, resolve: goOn } = Promise.withResolvers<undefined>()
  return { promise, goOn: () => goOn(undefined) }
})

vi.mock('./form/ListedErrors.tsx', async (original) => {
  await line.promise
  return original()
})

const Step = ({ store }: { readonly store: FormStore }) => {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <FormErrorSummary store={store} attempt={attempt} />
      <CombinedForm store={store} />
      <button type="button" onClick={() => void store.validateAll().then(() => setAttempt(attempt + 1))}>
        下一步
      </button>
    </>
  )
}

it('a list of errors that comes late takes the focus from nobody who went on to a field; the next one has it', async () => {
  const fields = ['甲', '乙'].map((label, at) => someField({ name: `f${at}`, label, rule: rules('_isNullorEmpty') }))
  const store = createFormStore(someForm(fields), { today: '2026-11-20', services: exampleServices() })
  await render(<Step store={store} />)
  const [next, field, heading] = [
    page.getByRole('button'),
    page.getByRole('textbox', { name: '乙' }),
    page.getByRole('heading', { name: /需要修改/ })
  ]
  await next.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.click()
  line.goOn()
  await expect.element(heading).toBeVisible()
  await expect.element(field).toHaveFocus()
  await next.click()
  await expect.element(heading).toHaveFocus()
})
