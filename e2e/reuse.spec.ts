/** Certificates of the locker in place of uploads (电子证照复用): offered, taken, undone, taken again and submitted with their mark. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { handedIn } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectFitsPhone, pictures } from './pages/appearance.ts'
import { openApplication, openApplications } from './pages/applications.ts'
import { openMaterials } from './pages/flow.ts'
import { confirmation, filesOf, submitButton, uploadAll } from './pages/material.ts'
import { makeAndSign } from './pages/signing.ts'
import { submittedNumber } from './pages/submitted.ts'

const reused = ['母亲居民身份证', '父亲居民身份证', '结婚证']

const reusedFile = (page: Page, label: string) => filesOf(page, label).filter({ hasText: '该材料为复用材料' })

test('[R-2.5-19] [R-2.5-27] reuses certificates of both parents, undoes one and submits', async ({ page }) => {
  await openMaterials(page, '08:56')
  await expect(page.getByRole('button', { name: '复用 结婚证（林海峰、周晓岚）' })).toBeVisible()
  await expect(page.getByText('编号 23019*********002X　有效期至')).toBeVisible()
  await expectAccessible(page, 'materials with what can be reused')
  await expectFitsPhone(page, 'materials with what can be reused')
  await page.getByRole('button', { name: '预览 居民身份证（周晓岚）' }).click()
  const shown = page.getByRole('dialog', { name: '电子证照' })
  await expect(shown.frameLocator('iframe').getByRole('img', { name: /周晓岚/ })).toBeVisible()
  await expectAccessible(page, 'a certificate before it is taken')
  await expectFitsPhone(page, 'a certificate before it is taken')
  await pictures(page, 'certificate')
  const saved = page.waitForEvent('download')
  await shown.getByRole('button', { name: '下载' }).click()
  expect((await saved).suggestedFilename()).toBe('居民身份证（周晓岚）.pdf')
  await shown.getByRole('button', { name: '关闭预览' }).click()
  await page.getByRole('button', { name: '复用 居民身份证（周晓岚）' }).click()
  await expect(reusedFile(page, '母亲居民身份证')).toBeVisible()
  await page.getByRole('button', { name: '撤销复用 居民身份证.pdf' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销复用' }).click()
  await page.getByRole('button', { name: '复用 居民身份证（周晓岚）' }).click()
  await page.getByRole('button', { name: '复用 居民身份证（林海峰）' }).click()
  await page.getByRole('button', { name: '复用 结婚证（林海峰、周晓岚）' }).click()
  for (const label of reused) await expect(reusedFile(page, label)).toBeVisible()
  await uploadAll(
    page,
    handedIn.filter(({ label }) => !reused.includes(label))
  )
  await makeAndSign(page)
  await submitButton(page).click()
  await confirmation(page).getByRole('button', { name: '确认提交' }).click()
  const applyNo = await submittedNumber(page)
  await openApplications(page)
  await openApplication(page, applyNo)
  await expect(page.getByText('该材料为复用材料')).toHaveCount(reused.length)
})
