/** A large file in parts (大文件分段上传): the line is cut, then the page is loaded anew; the same file goes on where it was left. */
import { utimes, writeFile } from 'node:fs/promises'
import { fileNamed } from './data/files.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { openMaterials } from './pages/flow.ts'
import { filesOf, uploadButton } from './pages/material.ts'

const label = '结婚证'
const part = 4 * 1_048_576

test('an identity card has its faces beside each other, and the judge says what nobody can read', async ({ page }) => {
  await openMaterials(page, '08:37')
  const card = '母亲居民身份证'
  const picked = fileNamed('IMG_1.jpg')
  await page.getByRole('button', { name: `上传国徽面：${card}`, exact: true }).setInputFiles(picked)
  const emblem = filesOf(page, card).filter({ hasText: '国徽面-IMG_1.jpg' })
  await expect(emblem.getByText(/^预检发现：图片只有 16×16 像素/)).toBeVisible()
  await expect(filesOf(page, card).getByText('还没有人像面')).toBeVisible()
  await expectForAll(page, 'faces of an identity card')
})

test('a large file goes on after a cut line and after a reload, and is handed in once', async ({ page }, info) => {
  await openMaterials(page, '08:36')
  const path = info.outputPath('结婚证扫描.pdf')
  await writeFile(path, Buffer.concat([fileNamed('结婚证.pdf').buffer, Buffer.alloc(2 * part)]))
  await utimes(path, 1_700_000_000, 1_700_000_000)
  const offsets: number[] = []
  let cut: 'once' | 'from now on' | 'no' = 'once'
  await page.route(/\/tis\/parts\?/, async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    const offset = Number(request.headers()['upload-offset'])
    if (offset === 0 || cut === 'no') {
      offsets.push(offset)
      return route.continue()
    }
    if (cut === 'once') {
      cut = 'from now on'
      return route.abort('connectionreset')
    }
  })
  const row = filesOf(page, label).filter({ hasText: '结婚证扫描.pdf' })
  await uploadButton(page, label).setInputFiles(path)
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[4-9]\d$/)
  await expect(row.getByRole('button', { name: '暂停 结婚证扫描.pdf' })).toBeVisible()
  // The first part is there whole: the next one was asked for, and is cut.
  await expect.poll(() => cut).toBe('from now on')
  expect(offsets).toEqual([0])
  await page.reload()
  cut = 'no'
  await uploadButton(page, label).setInputFiles(path)
  await expect(row.getByText('已上传')).toBeVisible()
  expect(offsets).toEqual([0, part, 2 * part])
  await expect(row).toHaveCount(1)
})
