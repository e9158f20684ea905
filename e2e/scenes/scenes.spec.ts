/**
 * Every own scene by every kind of person it is for, from its entry to the receipt (全部主题): an automatic filler takes each scene as its example
 * answers, or on the way with the most matters (`SCENE_SET`), and reads only the plan and the form that the service describes.
 */
import { userType } from '@ljonething/domain/codes/user'
import { answerSets, planFor } from '@ljonething/tools/scene-filling/answerSets'
import { sceneRuns } from '@ljonething/tools/scene-filling/sceneRuns'
import { expect, test } from '../journey.ts'
import { applicationRow, openApplications } from '../pages/applications.ts'
import { describedTo, filledBy, today } from './described.ts'
import { enterAs } from './enterAs.ts'
import { handleScene } from './handleScene.ts'
import { expectPrinted } from './printedForm.ts'
import { expectPrints, expectSubmit, listsOf, watchPayloads } from './sentPayloads.ts'

const set = answerSets.find((each) => each === process.env['SCENE_SET']) ?? 'most'
const kinds = { [userType.code.personal]: '个人', [userType.code.legal]: '法人' } as const

for (const run of sceneRuns(today)) {
  const { scene, user, example } = run
  test(`[R-3.3-25 R-3.3-26 R-3.3-27] ${scene.name}: ${kinds[user.userType] ?? ''} ${user.userName} comes to the receipt (${set})`, async ({
    page
  }) => {
    const plan = planFor(scene, example.answers, set, { region: user.userRegion, userType: user.userType, today })
    const described = describedTo(page)
    const sent = watchPayloads(page)
    await enterAs(page, user, scene)
    const printed: Buffer[] = []
    const applyNo = await handleScene({
      ...run,
      page,
      plan,
      described,
      withOptional: set === 'most',
      keepForm: (pdf) => printed.push(pdf),
      fill: filledBy(example, set === 'most')
    })
    const expected = { scene, plan, description: await described(), isCompany: user.userType === userType.code.legal }
    await expectSubmit(sent, expected)
    await expectPrints(sent, expected)
    for (const pdf of printed) expectPrinted(pdf, expected.description, listsOf((await sent.submit()).form))
    for (const { matter } of plan.matters) await expect(page.getByRole('row').filter({ hasText: matter.name }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: `各事项收件情况（${plan.matters.length}）` })).toBeVisible()
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(scene.name)
    await expect(applicationRow(page, applyNo)).toContainText(`/ ${plan.matters.length} 项`)
  })
}
