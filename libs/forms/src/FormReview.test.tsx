import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expect, it } from 'vitest'
import { createFormStore } from './engine/createFormStore.ts'
import { FormReview } from './FormReview.tsx'
import { exampleForm, exampleServices, exampleValues } from './testing/exampleForm.ts'
import { accessibilityProblems } from './testing/renderForm.tsx'

it('shows what was filled in by name, masked where sensitive, with nothing to type in', async () => {
  const store = createFormStore(exampleForm, {
    today: '2026-11-20',
    services: exampleServices(),
    values: { ...exampleValues, babySex: '1', services: '1;3' }
  })
  await render(
    <main>
      <h1>填报内容</h1>
      <FormReview store={store} />
    </main>
  )
  for (const text of [
    '林北雪',
    '女',
    '哈尔滨市 / 南岗区 / 荣市街道',
    '周*岚',
    '23019*********002X',
    '139****8901',
    '新生儿访视、婴幼儿发育监测与早期发展指导'
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /林北辰/ })).toMatchTextContent(/男/)
  expect(document.querySelectorAll('input, select, textarea').length).toBe(0)
  expect(document.body.textContent).not.toContain('23019919930412002X')
  expect(await accessibilityProblems()).toEqual([])
})
