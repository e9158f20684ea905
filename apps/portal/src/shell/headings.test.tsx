import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../testing/fakeService.ts'
import type { FakeService } from '../testing/fakeService.ts'
import { newbornScene } from '../testing/newbornScene.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

const busy = () => refuse({ _tag: 'Unavailable', msg: '系统繁忙，请稍后再试' })
const scene = newbornScene.sceneCode

const away = (service: FakeService) => {
  service.answer('oneThingGuide', 'getGuideScene', busy)
  service.answer('middleScenes', 'scenes', busy)
  service.answer('oneThingApplications', 'getOneThingDetail', busy)
  service.answer('oneThingApplications', 'getOneThingList', busy)
  service.answer('oneThingDrafts', 'queryThingInfos', busy)
  service.answer('oneThingAppraisal', 'getEvaluatePage', busy)
}
const isolated = (service: FakeService) => service.answer('oneThingGuide', 'getGuideScene', () => newbornScene)

describe('a page keeps its header and has one h1', () => {
  it.each([
    ['home while the service is busy', '/onethingSpecialColumn', away],
    ['a scene while the service is busy', `/themeWrapper/smartGuide?code=${scene}`, away],
    ['a scene that is not there', '/themeWrapper/smartGuide?code=NONE', () => undefined],
    ['a draft that is gone', `/themeWrapper/themeForm?code=${scene}&draft=g9`, isolated],
    ['an application while the service is busy', '/doThing/oneThingDetails?applyNo=A1', away],
    ['an application that is not there', '/doThing/oneThingDetails?applyNo=A9', () => undefined],
    [
      'what was submitted while the service is busy',
      `/themeWrapper/newSuccessfulHandling?code=${scene}&applyNo=A1`,
      (service: FakeService) => {
        away(service)
        isolated(service)
      }
    ],
    ['the list while the service is busy', '/doThing/doThingProgress/oneThingList', away],
    ['the draft box while the service is busy', '/doThing/doThingProgress/draftBox', away],
    ['an address that leads nowhere', '/nowhere', () => undefined]
  ])('%s', async (_page, address, answers) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderPortal(address, { loggedIn: true, answers })
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).elements().length).toBe(1)
    await expect.element(page.getByRole('banner')).toBeVisible()
  })
})
