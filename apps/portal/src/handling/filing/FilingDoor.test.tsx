import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../queries/queryClient.ts'
import type { SessionUser } from '../../queries/session.ts'
import { sessionQuery } from '../../queries/session.ts'
import { decrypted } from '../../testing/decrypted.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { mother } from '../../testing/mother.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { sessionOf } from '../../testing/renderPortal.tsx'
import { readyToSubmit } from '../../testing/submitted.ts'

const clerk: SessionUser = {
  ...mother,
  userType: '1',
  userId: 'c1',
  unionCode: '91230199MACX1P002C',
  companyName: '哈尔滨北原农业科技有限公司（示例）',
  companyRole: 'clerk'
}
const as = (user: SessionUser) => (service: FakeService) => service.answer('oneThingSession', 'getUserInfo', () => sessionOf(user))
const companyScene = { ...newbornScene, object: '2', objectTypes: ['2'] }
const steps = ['themeMiddle', 'smartGuide', 'themeNotice', 'newConditionPreCheck', 'themeForm', 'themeMaterial']

describe('the door of a scene', () => {
  it.each(steps)('[R-6-14] stops a company at a scene for persons, before any question: %s', async (step) => {
    const { service } = await renderFlow(step, { loggedIn: true, answers: as(clerk) })
    await expect.element(page.getByText('请先以个人身份登录后再办理')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: newbornScene.name })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '切换登录身份' })).toBeVisible()
    expect(page.getByRole('radiogroup').elements()).toEqual([])
    expect(page.getByRole('button', { name: '开始办理' }).elements()).toEqual([])
    expect(service.requestsOf('oneThingForms.getSxForm')).toEqual([])
  })

  it('stops a person at a scene for companies, and leads to the login that comes back here', async () => {
    const { service } = await renderFlow('smartGuide', { scene: companyScene, loggedIn: true })
    await expect.element(page.getByText('请先以法人身份登录后再办理')).toBeVisible()
    const login = vi.fn(() => ({ url: '#login' }))
    service.answer('oneThingSession', 'hljJump', login)
    await page.getByRole('button', { name: '切换登录身份' }).click()
    await expect
      .poll(() => service.requestsOf('oneThingSession.hljJump').at(-1)?.url.searchParams.get('goto'))
      .toBe(`/themeWrapper/smartGuide?code=${newbornScene.sceneCode}`)
    window.location.hash = ''
  })

  it('stops a company account without a role in its company', async () => {
    const { companyRole: _none, ...nobody } = clerk
    await renderFlow('themeMiddle', { scene: companyScene, loggedIn: true, answers: as(nobody) })
    await expect.element(page.getByText('您的账号没有该企业的办事权限，请联系企业管理员授权后再办理')).toBeVisible()
  })

  it('lets a clerk with a role in, without a word', async () => {
    await renderFlow('themeMiddle', { scene: companyScene, loggedIn: true, answers: as(clerk) })
    await expect.element(page.getByRole('button', { name: '开始办理' })).toBeVisible()
    expect(page.getByText('温馨提示').elements()).toEqual([])
  })

  it('keeps what a visitor answered for the person who may go on with it, and gives it to nobody else', async () => {
    const { service } = await renderFlow('smartGuide', { done: { answers: guideAnswers }, loggedIn: false })
    const key = `onething:${newbornScene.sceneCode}`
    const before = sessionStorage.getItem(key)
    expect(before).toContain('NB_Q01')
    queryClient.setQueryData(sessionQuery.queryKey, { user: clerk, idleUntil: undefined, expiresAt: undefined, ended: false })
    await expect.element(page.getByText('请先以个人身份登录后再办理')).toBeVisible()
    expect(service.requestsOf('oneThingDrafts.saveThingInfo')).toEqual([])
    queryClient.setQueryData(sessionQuery.queryKey, { user: mother, idleUntil: undefined, expiresAt: undefined, ended: false })
    await expect.element(page.getByText(/已答 12 \/ 共 12 题/)).toBeVisible()
  })
})

describe('a low real-name level', () => {
  const low = { ...mother, userLevel: '2' }

  it.each(['themeMiddle', 'smartGuide'])('reads before the first question that it drafts and does not submit: %s', async (step) => {
    const { service } = await renderFlow(step, { loggedIn: true, answers: as(low) })
    await expect.element(page.getByText('您的实名等级为2级，可以填写和暂存，达到3级及以上才能提交，请先升级实名')).toBeVisible()
    service.answer('oneThingSession', 'realNameJump', () => ({ url: '#real-name' }))
    await page.getByRole('button', { name: '去升级实名' }).click()
    await expect
      .poll(() => service.requestsOf('oneThingSession.realNameJump').at(-1)?.url.searchParams.get('goto'))
      .toBe(`/themeWrapper/${step}?code=${newbornScene.sceneCode}`)
    window.location.hash = ''
  })

  it('stays over a refresh, and is gone with the first page after the level was raised', async () => {
    const notice = () => page.getByText(/您的实名等级为2级/)
    let level = low.userLevel
    const { refresh } = await renderFlow('newConditionPreCheck', {
      loggedIn: true,
      done: { ...readyToSubmit(), checkResults: {} },
      answers: (service) => {
        service.answer('oneThingSession', 'getUserInfo', () => sessionOf({ ...low, userLevel: level }))
        service.answer('spaceRegisters', 'checkYb', () => ({ status: '1' as const, message: '' }))
      }
    })
    const askedLevel = async (service: FakeService) => {
      await page.getByRole('button', { name: /^(开始|重新)核验$/ }).click()
      const asked = () => service.requestsOf('spaceRegisters.checkYb').at(-1)?.json as { readonly checkCondition: string } | undefined
      await expect.poll(() => asked() && decrypted(asked()?.checkCondition)).toMatch(/userLevel/)
      return JSON.parse(decrypted(asked()?.checkCondition)) as unknown
    }
    await expect.element(notice()).toBeVisible()
    const again = await refresh()
    await expect.element(notice()).toBeVisible()
    expect(await askedLevel(again.service)).toEqual({ userLevel: '2' })
    level = '4'
    const raised = await refresh()
    await expect.element(page.getByRole('button', { name: '重新核验' })).toBeVisible()
    await expect.element(notice()).not.toBeInTheDocument()
    expect(await askedLevel(raised.service)).toEqual({ userLevel: '4' })
  })

  it('goes on answering', async () => {
    await renderFlow('themeMiddle', { loggedIn: true, answers: as(low) })
    await page.getByRole('button', { name: '开始办理' }).click()
    await expect.element(page.getByRole('radiogroup', { name: /助产技术服务资质/ })).toBeVisible()
  })
})
