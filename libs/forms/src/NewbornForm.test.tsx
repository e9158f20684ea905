import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { accessibilityProblems, renderForm } from './testing/renderForm.tsx'
import { scenes, sceneForm, today } from './testing/sceneForm.ts'

const newborn = scenes.get('01-newborn')
const form = sceneForm('01-newborn')

it('the form of the newborn scene renders whole, resumes its sample case and passes the accessibility checker', async () => {
  const { store } = await renderForm(form, { today, values: newborn?.sampleCase?.fields ?? {} })
  for (const group of form.allfield) await expect.element(page.getByRole('heading', { name: group.name, exact: true })).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: '新生儿姓名' })).toHaveValue('林*雪')
  const shown = form.allfield.flatMap((group) => group.fieldList).filter((field) => store.field(field.id).visible)
  expect(shown.length).toBeGreaterThan(40)
  for (const field of shown) expect(document.querySelector(`[data-field="${CSS.escape(field.id)}"]`)?.textContent).toContain(field.label)
  expect(await accessibilityProblems()).toEqual([])
  await store.validateAll()
  await expect.element(page.getByRole('heading', { name: /处需要修改/ })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('[R-9-07] the region dialog of the newborn scene asks for the region of the delivery institution', async () => {
  await renderForm(form, { today })
  await page.getByRole('combobox', { name: /^出生地/ }).click()
  await expect.element(page.getByRole('dialog', { name: '请选择送达机构所在地区' })).toBeVisible()
})
