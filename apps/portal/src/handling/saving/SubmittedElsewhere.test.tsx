import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'
import { readyToSubmit } from '../../testing/submitted.ts'
import { rememberSubmitted } from './submittedDraft.ts'

const applyNo = '230100-20261120-AAAA'
const own = { applyNo, submittedAt: '2026-11-20T04:10:00.000Z' }
const draft = { rowGuid: 'g1', version: 3, recordTime: '2026-11-20T04:03:00.000Z' }
const submitted = () => refuse({ _tag: 'AlreadySubmitted', msg: '这份申请已经提交，不能再修改，请查看办件', own })

const away = () => refuse({ _tag: 'Unavailable', msg: '' })

const open = (step: string, done: Parameters<typeof renderFlow>[1], answers?: (service: FakeService) => void) =>
  renderFlow(step, {
    loggedIn: true,
    ...done,
    answers: (service) => {
      service.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...sampleApplication, applyNo }))
      service.answer('oneThingDrafts', 'queryThingInfo', submitted)
      answers?.(service)
    }
  })

describe('a draft that was submitted elsewhere', () => {
  it('says so with the next save, saves nothing again, and leads to the case', async () => {
    const { service, path } = await open('smartGuide', { done: readyToSubmit(), draft }, (service) => {
      service.answer('oneThingDrafts', 'queryThingInfo', away)
      service.answer('oneThingDrafts', 'saveThingInfo', submitted)
    })
    await page
      .getByRole('radiogroup', { name: /落户意向/ })
      .getByRole('radio', { name: '随父亲落户' })
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: '这份申请已经提交' })).toBeVisible()
    await expect.element(page.getByText(`申请编号 ${applyNo}`, { exact: false })).toBeVisible()
    expect(service.requestsOf('oneThingDrafts.saveThingInfo')).toHaveLength(1)
    expect(sessionStorage.getItem(`onething:${newbornScene.sceneCode}`)).toBeNull()
    await page.getByRole('link', { name: '查看办件' }).click()
    await expect.poll(path).toBe('/doThing/oneThingDetails')
  })

  it('says so at once when another tab of the browser submits it, and not of another draft', async () => {
    await open('smartGuide', { done: readyToSubmit(), draft }, (service) => service.answer('oneThingDrafts', 'queryThingInfo', away))
    await expect.element(page.getByText('已答 12 / 共 12 题')).toBeVisible()
    rememberSubmitted('g2', '230100-20261120-BBBB')
    rememberSubmitted('g1', applyNo)
    await expect.element(page.getByText(`申请编号 ${applyNo}`, { exact: false })).toBeVisible()
  })

  it('leads to the case where its address is opened, and begins anew where only the scene is', async () => {
    const asked = await open('themeForm?draft=g1', { done: readyToSubmit(), draft })
    await expect.poll(asked.path).toBe('/doThing/oneThingDetails')
    expect(asked.router.state.location.search).toMatchObject({ applyNo })
    const anew = await open('smartGuide', { done: readyToSubmit(), draft })
    await expect.element(page.getByText('已答 6 / 共 11 题')).toBeVisible()
    expect(anew.step()).toBe('smartGuide')
  })
})
