/**
 * A whole scene from its entry to the receipt (自动办理): step after step as the portal shows them, with what the plan and the form description ask for.
 * Whatever stops it says on which screen it is and what stands there.
 */
import type { Locator, Page } from '@playwright/test'
import type { Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { fileFor } from '@ljonething/tools/scene-filling/fileFor'
import type { SceneRun } from '@ljonething/tools/scene-filling/sceneRuns'
import { fileNamed } from '../data/files.ts'
import { expect } from '../journey.ts'
import { plan as planPanel } from '../pages/guide.ts'
import { closePreview, confirmation, filesOf, pdfPages, submitButton, uploadButton } from '../pages/material.ts'
import { signShown } from '../pages/signing.ts'
import { nextButton, stepTitles } from '../pages/step.ts'
import { submittedNumber } from '../pages/submitted.ts'
import { fillScreen } from './fillScreen.ts'
import { previewWholeForm } from './printedForm.ts'

export interface Handled extends SceneRun {
  readonly page: Page
  readonly plan: Plan
  readonly withOptional: boolean
  /** What the person fills in, once the service has described the form. */
  readonly fill: (description: FormDescription) => FormValues
  readonly described: () => Promise<FormDescription>
  /** What is done at the materials before anything is uploaded; gives the labels of those that need no more. */
  readonly atMaterials?: () => Promise<readonly string[]>
  /** Where the whole form is looked at before it is handed in. */
  readonly keepForm?: (pdf: Buffer) => void
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The next screen, or what keeps this one. */
const goOn = async (page: Page): Promise<void> => {
  const before = (await title(page).textContent()) ?? ''
  await nextButton(page).click()
  const refused = page.getByRole('main').getByText(/^有 \d+ 处需要修改/)
  await expect(title(page).filter({ hasNotText: before }).or(refused).first()).toBeVisible()
  const problems = (await refused.isVisible())
    ? await page
        .getByRole('main')
        .getByRole('region', { name: /^有 \d+ 处/ })
        .allInnerTexts()
    : []
  expect(problems, `problems on the screen ${before}`).toEqual([])
}

const answerGuide = async ({ page, plan }: Handled): Promise<void> => {
  for (const { question, selected } of plan.questions) {
    const asked = page.getByRole(question.multiple === true ? 'group' : 'radiogroup', { name: question.title })
    const role = question.multiple === true ? 'checkbox' : 'radio'
    for (const { text } of selected) await asked.getByRole(role, { name: text, exact: true }).first().check()
  }
  await expect(planPanel(page).getByRole('heading', { name: `事项（${plan.matters.length}）` })).toBeVisible()
  await goOn(page)
}

const acceptNotice = async ({ page }: Handled): Promise<void> => {
  await page.getByRole('checkbox', { name: '我已阅读并知晓' }).check()
  await goOn(page)
}

const groupOfChecks = '核验所需信息'

/** The fields of a pre-check stand in one group; two of one name say which group they are from. */
const checkDescription = (description: FormDescription, { preChecks }: Plan): FormDescription => {
  const asked = preChecks.flatMap(({ check }) => check.params)
  const fields = description.allfield.flatMap(({ name, fieldList }) =>
    fieldList
      .filter((field) => asked.includes(field.name))
      .map((field): { readonly group: string; readonly field: Field } => ({ group: name, field }))
  )
  const labels = fields.map(({ field }) => field.label)
  const named = fields.map(({ group, field }) =>
    labels.filter((label) => label === field.label).length > 1 ? { ...field, label: `${field.label}（${group}）` } : field
  )
  return { ...description, allfield: [{ code: '', name: groupOfChecks, fieldList: named, isCollapsible: false }] }
}

/** Some are known and not asked for: then nothing comes. */
const comesWithin = async (region: Locator): Promise<boolean> => {
  await region.waitFor({ timeout: 3_000 }).catch(() => undefined)
  return region.isVisible()
}

const passChecks = async (handled: Handled): Promise<void> => {
  const { page, plan, scene, described, fill } = handled
  const description = await described()
  const asked = checkDescription(description, plan)
  const region = page.getByRole('region', { name: groupOfChecks })
  const isShown = asked.allfield.some(({ fieldList }) => fieldList.length > 0) && (await comesWithin(region))
  if (isShown)
    await fillScreen({
      page,
      description: asked,
      values: fill(description),
      withOptional: true,
      appointment: scene.appointment
    })
  await page.getByRole('button', { name: '开始核验' }).click()
  const again = page.getByRole('button', { name: '重新核验', exact: true })
  await expect(again.or(page.getByText(/^有 \d+ 处需要修改/)).first()).toBeVisible()
  for (const { title: condition, choices, expected } of plan.preChecks) {
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: condition, exact: true }) })
    const text = choices.find(({ value }) => value === expected)?.text ?? ''
    const declared = line.getByRole('radio', { name: text, exact: true })
    if (await declared.isVisible()) await declared.check()
  }
  await expect(page.getByText('有条件不符合，不能在线联办')).toHaveCount(0)
  await goOn(page)
}

const fillIn = async ({ page, scene, withOptional, described, fill }: Handled): Promise<void> => {
  const description = await described()
  await fillScreen({ page, description, values: fill(description), withOptional, appointment: scene.appointment })
  await goOn(page)
}

const handIn = async ({ page, plan, scene, withOptional, described, atMaterials, keepForm }: Handled): Promise<void> => {
  const there = (await atMaterials?.()) ?? []
  /** What others sign, too, is handed in as a paper that all have signed by hand. */
  const isOfSeveral = (id: string) => (scene.materials.find(({ code }) => code === id)?.signers ?? []).length > 1
  for (const material of (await described()).allfile) {
    if (there.includes(material.label)) continue
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: material.label }) })
    if (await page.getByRole('button', { name: `查看或更换 ${material.label}`, exact: true }).isVisible()) continue
    const generate = card.getByRole('button', { name: '生成申请表并预览' })
    if (material.isApplicationForm && !isOfSeveral(material.id) && (await generate.isVisible())) {
      await generate.click()
      await expect(pdfPages(page).first()).toBeVisible()
      if (material.needSign) await signShown(page)
      await closePreview(page)
    } else if (material.need || withOptional || isOfSeveral(material.id)) {
      const names = fileFor(material) ?? []
      await uploadButton(page, material.label).setInputFiles(names.map(fileNamed))
      await expect(filesOf(page, material.label).getByText('已上传')).toHaveCount(names.length)
    }
  }
  keepForm?.(await previewWholeForm(page))
  await submitButton(page).click()
  await expect(confirmation(page)).toContainText(`共 ${plan.matters.length} 个事项`)
  await confirmation(page).getByRole('button', { name: '确认提交' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: stepTitles.done }).or(page.getByRole('main').getByRole('alert')).first()
  ).toBeVisible()
  const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts()
  expect(alerts, 'what the submit says').toEqual([])
}

const steps: readonly (readonly [title: string, take: (handled: Handled) => Promise<void>])[] = [
  [stepTitles.guide, answerGuide],
  [stepTitles.notice, acceptNotice],
  [stepTitles.check, passChecks],
  [stepTitles.form, fillIn],
  [stepTitles.material, handIn]
]

/** From the introduction to the receipt; gives its number. */
export const handleScene = async (handled: Handled): Promise<string> => {
  const { page } = handled
  await page.getByRole('button', { name: /^(开始办理|重新开始)$/ }).click()
  for (const [name, take] of steps) {
    await expect(title(page).filter({ hasText: new RegExp(steps.map(([each]) => each).join('|')) })).toBeVisible()
    if ((await title(page).textContent())?.includes(name) === true) await take(handled)
  }
  return submittedNumber(page)
}
