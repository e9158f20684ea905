/** The materials (上传材料), the generated application form, the review and the one submit. */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { fileNamed } from '../data/files.ts'
import { expect } from '../journey.ts'

export const uploadButton = (page: Page, label: string): Locator => page.getByRole('button', { name: `上传材料：${label}`, exact: true })

export const filesOf = (page: Page, label: string): Locator => page.getByRole('list', { name: `${label}的文件` }).getByRole('listitem')

/** Opens the line of a material that was handed in before. */
export const openMaterial = (page: Page, label: string): Promise<void> =>
  page.getByRole('button', { name: `查看或更换 ${label}`, exact: true }).click()

export const upload = async (page: Page, label: string, names: readonly string[]): Promise<void> => {
  await uploadButton(page, label).setInputFiles(names.map(fileNamed))
  for (const name of names) await expect(filesOf(page, label).filter({ hasText: name }).getByText('已上传')).toBeVisible()
}

/** Materials with the files to hand in. */
export type Papers = readonly { readonly label: string; readonly files: readonly string[] }[]

export const uploadAll = async (page: Page, materials: Papers) => {
  for (const { label, files } of materials) await upload(page, label, files)
}

export const preview = (page: Page): Locator => page.getByRole('dialog', { name: /预览$/ })

/** The embedded page that shows a PDF in the preview. */
export const pdfFrame = (page: Page): FrameLocator => preview(page).frameLocator('iframe[title$="预览"]')

/** The pages of the PDF in the preview; the name of each holds its text. */
export const pdfPages = (page: Page): Locator => pdfFrame(page).getByRole('img', { name: /^第 \d+ 页：/ })

export const closePreview = async (page: Page): Promise<void> => {
  await preview(page).getByRole('button', { name: '关闭预览' }).click()
  await expect(preview(page)).toBeHidden()
}

/** Of the one material that has a form, or of the one named. */
export const generateForm = async (page: Page, label = ''): Promise<void> => {
  const material = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: label }) })
  await material.getByRole('button', { name: '生成申请表并预览' }).click()
  await expect(pdfPages(page).first()).toBeVisible()
}

/** On to the review (核对), where it is confirmed. */
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: '下一步：核对并提交' })

/** The review: everything as it will be sent, with 确认提交 at its end. */
export const confirmation = (page: Page): Locator =>
  page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name: '核对并提交' }) })

export const errorSummary = (page: Page): Locator => page.getByRole('region', { name: /^有 \d+ 处需要修改$/ })
