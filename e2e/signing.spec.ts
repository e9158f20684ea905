/** Online signing (在线签名): a seal applied for on the way, the form signed over the bytes that were shown, and checked by a tool of somebody else. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { child, mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { reachMaterials } from './pages/flow.ts'
import { closePreview, generateForm, preview } from './pages/material.ts'

/** What `pdfsig` says of a file; it answers 0 also where a signature is wrong. */
const checked = (path: string): string => execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })

test('[R-1-19] a mother without a seal applies for one and signs the form; one changed byte is seen', async ({
  page,
  context
}, testInfo) => {
  test.setTimeout(300_000)
  await reachMaterials(page, '11:36')
  await generateForm(page)
  const sign = preview(page).getByRole('button', { name: '在线签名' })
  await expect(sign).toBeVisible({ timeout: 30_000 })
  await expectForAll(page, 'form to sign')

  await test.step('there is no seal: it is applied for in a window of its own', async () => {
    await sign.click()
    const question = page.getByRole('alertdialog', { name: '温馨提示' })
    await expect(question.getByText(/您还没有可用的个人签名/)).toBeVisible()
    const [seals] = await Promise.all([context.waitForEvent('page'), question.getByRole('link', { name: /去申请/ }).click()])
    await seals.getByRole('button', { name: '申请 个人签名' }).click()
    await expect(seals.getByText('有效', { exact: true })).toBeVisible()
    await expectForAll(seals, 'seal centre')
    await seals.close()
    await question.getByRole('button', { name: '已申请，继续签名' }).click()
  })

  await test.step('and with consent the form is signed', async () => {
    const consent = page.getByRole('alertdialog', { name: '在线签名' })
    await expect(consent).toBeVisible()
    await consent.getByRole('button', { name: '同意并签名' }).click()
    await expect(preview(page).getByText(/已签名 \d{4}/)).toBeVisible({ timeout: 60_000 })
    await expectForAll(page, 'form signed')
  })

  await test.step('pdfsig finds it whole, and with a changed byte no more; pdftotext finds what was typed', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), preview(page).getByRole('button', { name: '下载' }).click()])
    const path = testInfo.outputPath('signed.pdf')
    await download.saveAs(path)
    expect(checked(path)).toContain('Signature is Valid')
    const bytes = readFileSync(path)
    const at = Math.floor(bytes.length / 8)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    const changed = testInfo.outputPath('changed.pdf')
    writeFileSync(changed, bytes)
    expect(checked(changed)).not.toContain('Signature is Valid')
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    for (const typed of [mother.name, child.name]) expect(text).toContain(typed)
  })

  await closePreview(page)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /首次签发登记表/ }) })
  await expect(card.getByText(new RegExp(`已签名：${mother.name}`))).toBeVisible()
  await page.reload()
  await expect(card.getByText(new RegExp(`已签名：${mother.name}`))).toBeVisible()
  await expectForAll(page, 'material with signatures')
})
