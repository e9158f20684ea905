/** Papers on paper (打印): the application form in the embedded PDF page, enlarged, printed as it is. */
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { expectAccessible } from './accessibility.ts'
import { bornOn, mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { arriveAs } from './pages/login.ts'
import { closePreview, pdfFrame, pdfPages, preview } from './pages/material.ts'

test('[R-1-20] an application form is looked at and printed page by page, and nothing else with it', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = Array.from(document.querySelectorAll('img'), ({ complete, naturalWidth }) => complete && naturalWidth > 1000)
      document.documentElement.dataset['printed'] = JSON.stringify(pictures)
    }
  })
  const { applyNo } = await submitNewborn(new URL(baseURL ?? '').origin, `${bornOn} 10:20`)
  await arriveAs(page, mother.name)
  const isMade = async () => {
    await page.goto(`doThing/oneThingDetails?applyNo=${applyNo}`)
    await expect(page.getByText(`申请编号 ${applyNo}`)).toBeVisible()
    return page.getByText('申请表', { exact: true }).isVisible()
  }
  await expect.poll(isMade).toBe(true)

  await page.getByRole('button', { name: /^预览 .*申请表-/ }).click()
  await expect(pdfPages(page).first()).toHaveAccessibleName(/林北雪/)
  await expectForAll(page, 'PDF page')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await pdfPages(page).first().boundingBox())?.width ?? 0).toBeLessThan(350)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await pdfPages(page).first().boundingBox())?.width ?? 0).toBe(900)
  const wide = (await pdfPages(page).first().boundingBox())?.width ?? 0
  await pdfFrame(page).getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await pdfPages(page).first().boundingBox())?.width ?? 0).toBeGreaterThan(wide * 1.2)
  await expect(pdfFrame(page).locator('canvas').first()).toBeVisible()

  await pdfFrame(page).getByRole('button', { name: '打印' }).click()
  const count = Number(/共 (\d+) 页/.exec((await pdfFrame(page).getByRole('group').getAttribute('aria-label')) ?? '')?.[1])
  await expect(pdfFrame(page).locator('html')).toHaveAttribute('data-printed', JSON.stringify(new Array(count).fill(true)))
  await expectAccessible(page, 'PDF page after printing')
  await closePreview(page)
  await expect(preview(page)).toBeHidden()
})
