/**
 * The way in (入口): a person arrives at a scene from the identity centre with a ticket, a citizen at its name, somebody of a company at its e-name
 * (spec §2.3). A real-name level that does not submit is raised first, as the portal offers it.
 */
import type { Page } from '@playwright/test'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { userType } from '@ljonething/domain/codes/user'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { expect } from '../journey.ts'
import { ticketOf } from '../pages/login.ts'

const entries = {
  [userType.code.personal]: 'personal/redirectPage/themeMiddle',
  [userType.code.legal]: 'enterprise/redirectPage/eThemeMiddle'
} as const

type Arriving = Pick<UserInfo, 'userId' | 'userType'>

export const enterAs = async (page: Page, user: Arriving, { sceneCode, name }: Pick<Scene, 'sceneCode' | 'name'>): Promise<void> => {
  const token = await ticketOf(page, user.userId)
  await page.goto(`${entries[user.userType]}?${new URLSearchParams({ token, code: sceneCode })}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const raise = page.getByRole('button', { name: '去升级实名' })
  await expect(page.getByRole('button', { name: /^(开始办理|重新开始|切换登录身份)$/ })).toBeVisible()
  if (!(await raise.isVisible())) return
  await raise.click()
  await page.getByRole('button', { name: /^完成认证/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
