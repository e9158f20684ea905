/** Who a scene is not for (不符合办理资格): the wrong kind of person reads why at the door and finds no way in, under any address of the flow. */
import { userType } from '@ljonething/domain/codes/user'
import { filingObstacle, filingObstacleText, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import { sceneRuns } from '@ljonething/tools/scene-filling/sceneRuns'
import { expect, test } from '../journey.ts'
import { enterAs } from './enterAs.ts'

const runs = sceneRuns(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))
const scenes = [...new Set(runs.map(({ scene }) => scene))]

for (const type of [userType.code.personal, userType.code.legal]) {
  const user = runs.find((run) => run.user.userType === type)?.user
  test(`${user?.userName ?? ''} (${user?.companyName ?? '个人'}) is refused where a scene is for others, and nowhere else`, async ({
    page
  }) => {
    if (user === undefined) throw new Error(`no example names anybody of the kind ${type}`)
    const [first] = scenes
    if (first !== undefined) await enterAs(page, user, first)
    const start = page.getByRole('button', { name: /^(开始办理|重新开始)$/ })
    for (const scene of scenes) {
      const obstacle = filingObstacle(scene, user)
      await page.goto(`themeWrapper/themeMiddle?code=${scene.sceneCode}`)
      await expect(page.getByRole('heading', { level: 1, name: scene.name })).toBeVisible()
      const other = page.getByRole('button', { name: '切换登录身份' })
      await expect(start.or(other).first()).toBeVisible()
      expect(await start.isVisible(), scene.name).toBe(mayPrepare(obstacle))
      if (obstacle === undefined || mayPrepare(obstacle)) continue
      await expect(page.getByText(filingObstacleText(obstacle))).toBeVisible()
      await page.goto(`themeWrapper/themeForm?code=${scene.sceneCode}`)
      await expect(page.getByText(filingObstacleText(obstacle))).toBeVisible()
      await expect(page.getByRole('button', { name: /^(下一步|提交申请)/ })).toHaveCount(0)
    }
  })
}
