import { someForm } from '@ljonething/domain/testing/formParts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleForm, exampleServices } from '../testing/exampleForm.ts'
import { renderForm } from '../testing/renderForm.tsx'

it('what comes late above a control pushes it not out of the window while it has the focus of the keyboard', async () => {
  const [marriage] = exampleForm.allfile
  const materials = [0, 1, 2, 3].flatMap((at) => (marriage === undefined ? [] : { ...marriage, id: `CL0${at}`, label: `材料${at}` }))
  let answer: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const offers = Array.from({ length: 8 }, (_, at) => ({ id: `${at}`, title: `证照${at}`, facts: ['持证人：马晓东'], refusal: '' }))
  const reuse = { offers: () => waiting.then(() => offers), preview: () => undefined, take: () => Promise.resolve([]) }
  await renderForm(someForm([], { materials }), { services: exampleServices({}, { reuse }), attempt: 0 })
  const last = page.getByRole('button', { name: '上传材料：材料3' })
  await expect.element(last).toBeVisible()
  for (let step = 0; step < 40 && document.activeElement !== last.element(); step += 1) await userEvent.tab()
  await expect.element(last).toHaveFocus()
  last.element().scrollIntoView({ block: 'end' })
  answer()
  await expect.element(page.getByText('证照7').last()).toBeInTheDocument()
  await expect.element(last).toBeInViewport({ ratio: 0.95 })
})
