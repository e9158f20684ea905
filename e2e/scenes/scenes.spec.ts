/**
 * Every own scene by every kind of person it is for, from its entry to the receipt (全部主题): an automatic filler takes each scene as its example
 * answers, or on the way with the most matters (`SCENE_SET`), and reads only the plan and the form that the service describes.
 */
import type { Page } from '@playwright/test'
import { userType } from '@ljonething/domain/codes/user'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { answerSets, planFor } from '@ljonething/tools/scene-filling/answerSets'
import { fillForm } from '@ljonething/tools/scene-filling/fillForm'
import { sceneRuns } from '@ljonething/tools/scene-filling/sceneRuns'
import type { SceneRun } from '@ljonething/tools/scene-filling/sceneRuns'
import { expect, test } from '../journey.ts'
import { applicationRow, openApplications } from '../pages/applications.ts'
import { enterAs } from './enterAs.ts'
import { handleScene } from './handleScene.ts'
import { expectPrints, expectSubmit, watchPayloads } from './sentPayloads.ts'

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const set = answerSets.find((each) => each === process.env['SCENE_SET']) ?? 'most'
const kinds = { [userType.code.personal]: '个人', [userType.code.legal]: '法人' } as const

/** The last form that the service described to the page. */
const describedTo = (page: Page): (() => Promise<FormDescription>) => {
  let last: Promise<FormDescription> | undefined
  page.on('response', (response) => {
    if (response.url().endsWith('/getSxForm') && response.ok()) last = response.json().then(({ data }) => data)
  })
  return async () => {
    await expect.poll(() => last !== undefined).toBe(true)
    return last ?? Promise.reject(new Error('no form was described'))
  }
}

const filledBy =
  ({ example }: SceneRun) =>
  (description: FormDescription) =>
    fillForm(description, {
      facts: example.facts,
      today,
      offers: () => undefined,
      dictionaries: description.dictionaries,
      withOptional: set === 'most'
    }).values

for (const run of sceneRuns(today)) {
  const { scene, user, example } = run
  test(`[R-3.3-25 R-3.3-26 R-3.3-27] ${scene.name}: ${kinds[user.userType] ?? ''} ${user.userName} comes to the receipt (${set})`, async ({
    page
  }) => {
    const plan = planFor(scene, example.answers, set, { region: user.userRegion, userType: user.userType, today })
    const described = describedTo(page)
    const sent = watchPayloads(page)
    await enterAs(page, user, scene)
    const applyNo = await handleScene({ ...run, page, plan, described, withOptional: set === 'most', fill: filledBy(run) })
    const expected = { scene, plan, description: await described(), isCompany: user.userType === userType.code.legal }
    await expectSubmit(sent, expected)
    await expectPrints(sent, expected)
    for (const { matter } of plan.matters) await expect(page.getByRole('row').filter({ hasText: matter.name }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: `各事项收件情况（${plan.matters.length}）` })).toBeVisible()
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(scene.name)
    await expect(applicationRow(page, applyNo)).toContainText(`/ ${plan.matters.length} 项`)
  })
}
