import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'

const done = { answers: guideAnswers, guideDone: true }

it('goes on only after 我已阅读并知晓', async () => {
  const { step } = await renderFlow('themeNotice', { loggedIn: true, done })
  await page.getByRole('button', { name: '下一步：条件预检' }).click()
  await expect.element(page.getByRole('heading', { name: '请先阅读办理须知' })).toHaveFocus()
  await page.getByRole('link', { name: /我已阅读并知晓/ }).click()
  await expect.element(page.getByRole('checkbox', { name: '我已阅读并知晓' })).toHaveFocus()
  await page.getByRole('checkbox', { name: '我已阅读并知晓' }).click()
  await page.getByRole('button', { name: '下一步：条件预检' }).click()
  await expect.poll(step).toBe('newConditionPreCheck')
})

it('keeps what is missing over a refresh', async () => {
  const { refresh } = await renderFlow('themeNotice', { loggedIn: true, done })
  await page.getByRole('button', { name: '下一步：条件预检' }).click()
  await expect.element(page.getByRole('heading', { name: '请先阅读办理须知' })).toHaveFocus()
  await refresh()
  await expect.element(page.getByRole('heading', { name: '请先阅读办理须知' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: '我已阅读并知晓' })).toHaveAttribute('aria-invalid', 'true')
})

it('shows notes as text, never as markup', async () => {
  const notices = {
    ...newbornScene.notices,
    writeNote: '请备好<b>身份证</b><script>window.hacked = true</script>',
    scenesNotes: ['<img src=x>一切照旧']
  }
  await renderFlow('themeNotice', { scene: { ...newbornScene, notices }, done })
  await expect.element(page.getByText('请备好身份证', { exact: true })).toBeVisible()
  await expect.element(page.getByText('一切照旧', { exact: true })).toBeVisible()
  expect(document.querySelector('main img, li img, p b')).toBeNull()
})

it('lists what will be applied for and handed in', async () => {
  await renderFlow('themeNotice', { done })
  await expect.element(page.getByRole('heading', { name: '要办的事项（5）' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^要交的材料（\d+）$/ })).toBeVisible()
  await expect.element(page.getByText('黑龙江省公安厅')).toBeVisible()
})
