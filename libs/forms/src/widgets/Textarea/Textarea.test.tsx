import { expect, it } from 'vitest'
import { rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

it('[R-2.5-04] a textarea counts a Chinese character as 2 and says how far the text is over its limit', async () => {
  const field = someField({
    name: 'a',
    label: '说明',
    componentType: 'textarea',
    isOneLine: true,
    maxLength: 8,
    rule: rules(['_checkMaxLength', '8'])
  })
  const { store, screen } = await renderForm(someForm([field]))
  const input = screen.getByRole('textbox', { name: /^说明/ })
  await input.fill('一二a')
  await expect.element(screen.getByText('5 / 8')).toBeVisible()
  await input.fill('一二三四五')
  await expect.element(screen.getByText('已超出 2 字，10 / 8')).toBeVisible()
  store.blur('T1001^a')
  await expect.element(input).toBeInvalid()
  expect(await accessibilityProblems()).toEqual([])
})
