/**
 * A file of tests begins on a page as good as new (测试页面): of the usual size and look, at its own address, with nothing drawn, stored or asked,
 * and nobody logged in; what a test pretended ends with it.
 */
import '@ljonething/ui/global'
import './interceptCalls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { province, setColumnRegion } from '../browser/specialColumnRegion.ts'
import { setServerNow } from '../browser/serverDate.ts'
import { queryClient } from '../queries/queryClient.ts'
import { formKey } from '../session/formKey.ts'
import { setToken } from '../session/token.ts'
import { startFakeService } from './fakeService.ts'

const { href } = window.location

beforeAll(async () => {
  await page.viewport(414, 896)
  document.documentElement.removeAttribute('data-theme')
  startFakeService()
  queryClient.clear()
  formKey.set(undefined)
  setToken(null)
  setColumnRegion(province)
  setServerNow(new Date().toISOString())
  window.localStorage.clear()
  window.sessionStorage.clear()
})

beforeEach(async () => {
  await cleanup()
  document.title = ''
})

/** What a test pretended ends with it. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A screen that goes writes what it still wanted to keep: now, while the file still runs. */
afterAll(async () => {
  await cleanup()
  window.history.replaceState(null, '', href)
})
