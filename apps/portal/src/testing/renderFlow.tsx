/** Shows the flow of a scene at an address (流程渲染): the portal with a handling begun before, for a person or a visitor, on a fixed day. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { setServerNow } from '../browser/serverDate.ts'
import type { HandlingState } from '../handling/HandlingState.ts'
import { newHandling } from '../handling/HandlingState.ts'
import type { SavedDraft } from '../handling/HandlingStore.ts'
import { lastSave } from '../handling/saving/lastSave.ts'
import { forgetHandling, rememberHandling } from '../handling/saving/rememberedHandling.ts'
import type { FakeService } from './fakeService.ts'
import { mother } from './mother.ts'
import { describedForm } from './newbornForm.ts'
import { newbornScene } from './newbornScene.ts'
import { renderPortal } from './renderPortal.tsx'

/** Keys unlike those of the tests before, which may still save. */
let keys = 0
const newKey = () => `k${(keys += 1)}`

const now = '2026-11-20T04:00:00.000Z'

interface FlowSetting {
  readonly scene?: Scene
  /** Logged in as the sandbox mother. */
  readonly loggedIn?: boolean
  /** What was done before, as kept in this tab. */
  readonly done?: Partial<HandlingState>
  readonly draft?: SavedDraft
  /** What the draft holds on the service; what was done before unless another. */
  readonly base?: HandlingState
  readonly answers?: (service: FakeService) => void
}

export const renderFlow = async (
  step: string,
  { scene = newbornScene, loggedIn = false, done, draft, base, answers }: FlowSetting = {}
) => {
  await cleanup()
  await lastSave(scene.sceneCode)
  await page.viewport(1280, 900)
  setServerNow(now)
  forgetHandling(scene.sceneCode)
  window.sessionStorage.clear()
  const state = { ...newHandling(scene.sceneCode, '230100000000', newKey), ...done }
  if (done !== undefined)
    rememberHandling({ state, base: base ?? (draft && state), draft, dirty: false, userId: loggedIn ? mother.userId : undefined })
  const setting = {
    loggedIn,
    answers: (service: FakeService) => {
      service.answer('oneThingSession', 'getNowServerTime', () => ({ now }))
      service.answer('oneThingGuide', 'getGuideScene', () => scene)
      service.answer('oneThingDrafts', 'queryThingInfoBySceneNo', () => [])
      service.answer('oneThingDrafts', 'saveThingInfo', () => ({
        message: '操作成功',
        rowGuid: 'g1',
        version: 1,
        recordTime: '2026-11-20T04:03:00.000Z'
      }))
      service.answer('oneThingForms', 'getSxForm', ({ json }) => describedForm(scene, readAnswers(json)))
      service.answer('oneThingForms', 'queryListForOneThing', () => [{ name: 'motherName', value: '周晓岚', source: '来自实名认证' }])
      service.answer('oneThingSubmit', 'checkSubject', () => ({ isHeld: false }))
      service.answer('spaceRegisters', 'jsLinkage', () => ({ found: false, values: {} }))
      service.answer('oneThingForms', 'checkIsExistRareWord', () => ({ rareWords: '' }))
      answers?.(service)
    }
  }
  const open = () => renderPortal(`/themeWrapper/${step}${step.includes('?') ? '&' : '?'}code=${scene.sceneCode}`, setting)
  const portal = await open()
  /** Loads the page anew: what the tab keeps is all there is. */
  const refresh = async () => {
    await cleanup()
    await lastSave(scene.sceneCode)
    return open()
  }
  return { ...portal, step: () => portal.path().split('/').at(-1), state, refresh }
}

const readAnswers = (json: unknown) => {
  const rules = typeof json === 'object' && json !== null && 'guideRules' in json ? String(json.guideRules) : '%7B%7D'
  return JSON.parse(decodeURIComponent(rules)) as Record<string, string>
}
