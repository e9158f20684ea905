import { rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CombinedForm } from '../CombinedForm.tsx'
import { createFormStore } from '../engine/createFormStore.ts'
import { exampleServices } from '../testing/exampleForm.ts'
import { lazyOr } from './lazyOr.ts'
import { Unlisted } from './Unlisted.tsx'

it('where the list of errors cannot be loaded the form stays, and the first field that is wrong takes the focus', async () => {
  const Listed = lazyOr<ComponentProps<typeof Unlisted>>(() => Promise.reject(new Error('no line')), Unlisted)
  const fields = ['甲', '乙'].map((label, at) => someField({ name: `f${at}`, label, rule: rules('_isNullorEmpty') }))
  const store = createFormStore(someForm(fields), { today: '2026-11-20', services: exampleServices(), values: { f0: '林' } })
  const screen = (attempt: number) => (
    <Suspense>
      {attempt === 0 ? null : <Listed store={store} attempt={attempt} />}
      <CombinedForm store={store} />
    </Suspense>
  )
  const { rerender } = await render(screen(0))
  await store.validateAll()
  await rerender(screen(1))
  await expect.element(page.getByRole('textbox', { name: '乙' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: '甲' })).toHaveValue('林')
})
