/** Shows the flow of a scene at an address (流程渲染): real screens and router, a double of the service, a person or a visitor. */
import '@ljonething/ui/global'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { ConfirmProvider } from '@ljonething/ui/ConfirmProvider'
import { ToastProvider } from '@ljonething/ui/Toast'
import type { ComponentType } from 'react'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { FormScreen } from '../features/form/FormScreen.tsx'
import { GuideScreen } from '../features/guide/GuideScreen.tsx'
import type { HandlingState } from '../handling/HandlingState.ts'
import { newHandling } from '../handling/HandlingState.ts'
import { lastSave } from '../handling/saving/lastSave.ts'
import { forgetHandling, rememberHandling } from '../handling/saving/rememberedHandling.ts'
import type { SavedDraft } from '../handling/HandlingStore.ts'
import { ThemeWrapper } from '../handling/ThemeWrapper.tsx'
import { IntroductionScreen } from '../features/introduction/IntroductionScreen.tsx'
import { MaterialScreen } from '../features/material/MaterialScreen.tsx'
import { NoticeScreen } from '../features/notice/NoticeScreen.tsx'
import { PreCheckScreen } from '../features/preCheck/PreCheckScreen.tsx'
import { SubmittedScreen } from '../features/submitted/SubmittedScreen.tsx'
import { queryClient } from '../queries/queryClient.ts'
import { textParam } from '../routes/searchParams.ts'
import { formKey } from '../session/formKey.ts'
import { setServerNow } from '../session/serverDate.ts'
import { setToken } from '../session/token.ts'
import { mother } from './mother.ts'
import { describedForm } from './newbornForm.ts'
import { newbornScene } from './newbornScene.ts'
import { startFakeService } from './fakeService.ts'
import type { FakeService } from './fakeService.ts'

const screens: Readonly<Record<string, ComponentType>> = {
  themeMiddle: IntroductionScreen,
  smartGuide: GuideScreen,
  themeNotice: NoticeScreen,
  conditionsPreCheck: PreCheckScreen,
  newConditionPreCheck: PreCheckScreen,
  themeForm: FormScreen,
  themeMaterial: MaterialScreen,
  successfulHandling: SubmittedScreen,
  newSuccessfulHandling: SubmittedScreen
}

const elsewhere = [
  'onethingSpecialColumn',
  'doThing/oneThingDetails',
  'doThing/doThingProgress/oneThingList',
  'doThing/doThingProgress/draftBox'
]

const routerAt = (address: string) => {
  const root = createRootRoute({ component: Outlet })
  const wrapper = createRoute({
    getParentRoute: () => root,
    path: 'themeWrapper',
    validateSearch: (search) => ({ ...search, code: textParam(search['code']) ?? '' }),
    component: ThemeWrapper
  })
  const steps = Object.entries(screens).map(([name, Screen]) =>
    createRoute({ getParentRoute: () => wrapper, path: name, staticData: { name }, component: () => <Screen /> })
  )
  const others = elsewhere.map((path) => createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> }))
  return createRouter({
    routeTree: root.addChildren([wrapper.addChildren(steps), ...others]),
    history: createMemoryHistory({ initialEntries: [address] })
  })
}

/** Keys unlike those of the tests before, which may still save. */
let keys = 0
const newKey = () => `k${(keys += 1)}`

/** Form-value key of the double's sessions. */
export const valueKey = '0123456789abcdeffedcba9876543210'

interface FlowSetting {
  readonly scene?: Scene
  /** Logged in as the sandbox mother. */
  readonly loggedIn?: boolean
  /** What was done before, as kept in this tab. */
  readonly done?: Partial<HandlingState>
  readonly draft?: SavedDraft
  readonly answers?: (service: FakeService) => void
}

export const renderFlow = async (step: string, { scene = newbornScene, loggedIn = false, done, draft, answers }: FlowSetting = {}) => {
  await cleanup()
  await lastSave(scene.sceneCode)
  await page.viewport(1280, 900)
  setServerNow('2026-11-20T04:00:00.000Z')
  const service = startFakeService()
  queryClient.clear()
  formKey.set(undefined)
  setToken(loggedIn ? 't1' : null)
  forgetHandling(scene.sceneCode)
  const state = { ...newHandling(scene.sceneCode, '230100000000', newKey), ...done }
  if (done !== undefined) rememberHandling({ state, draft, dirty: false, userId: loggedIn ? mother.userId : undefined })
  service.answer('oneThingGuide', 'getGuideScene', () => scene)
  service.answer('oneThingSession', 'getUserInfo', () => ({ userInfo: mother, idleUntil: '', expiresAt: '', formKey: valueKey }))
  service.answer('oneThingDrafts', 'queryThingInfos', () => ({ content: [], totalElements: 0, totalPages: 0, size: 1, number: 1 }))
  service.answer('oneThingDrafts', 'saveThingInfo', () => ({
    message: '操作成功',
    rowGuid: 'g1',
    version: 1,
    recordTime: '2026-11-20T04:03:00.000Z'
  }))
  service.answer('oneThingForms', 'getSxForm', ({ json }) => describedForm(scene, readAnswers(json)))
  service.answer('oneThingForms', 'queryListForOneThing', () => [{ name: 'motherName', value: '周晓岚', source: '来自实名认证' }])
  service.answer('spaceRegisters', 'jsLinkage', () => ({ found: false, values: {} }))
  service.answer('oneThingForms', 'checkIsExistRareWord', () => ({ rareWords: '' }))
  answers?.(service)
  const router = routerAt(`/themeWrapper/${step}${step.includes('?') ? '&' : '?'}code=${scene.sceneCode}`)
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ConfirmProvider>
          <RouterProvider router={router as never} />
        </ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
  return {
    screen,
    service,
    step: () => router.state.location.pathname.split('/').at(-1),
    search: () => router.state.location.search,
    state
  }
}

const readAnswers = (json: unknown) => {
  const rules = typeof json === 'object' && json !== null && 'guideRules' in json ? String(json.guideRules) : '%7B%7D'
  return JSON.parse(decodeURIComponent(rules)) as Record<string, string>
}
