import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { readyToSubmit } from '../../testing/submitted.ts'

it('names what the form has no place for any more until it was read, over a refresh', async () => {
  const { values, ...done } = readyToSubmit()
  const { refresh } = await renderFlow('themeForm', {
    loggedIn: true,
    done: { ...done, formDone: false, values: { ...values, 'NB9999^formerField': '旧表单里的内容' } }
  })
  const told = () => page.getByText('原来填写的一项：旧表单里的内容')
  await expect.element(told()).toBeVisible()
  await refresh()
  await expect.element(told()).toBeVisible()
  await page.getByRole('button', { name: '知道了' }).click()
  await expect.element(told()).not.toBeInTheDocument()
  await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).not.toContain('旧表单里的内容')
})

it.each(['smartGuide', 'themeMiddle'] as const)('keeps from the first answer on what it was asked with, begun on %s', async (step) => {
  await renderFlow(step, { loggedIn: true })
  if (step === 'themeMiddle') await page.getByRole('button', { name: '开始办理' }).click()
  await page.getByRole('radio').first().click()
  await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).toMatch(/"asked":-?\d+,"labels":\{"NB_Q01":"[^"]+"\}/)
})
