/**
 * Every file of tests begins with nothing kept and the usual size of the page, and every test with nothing on it (空白页面): the files share one page,
 * as they share the modules that it has loaded.
 */
import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

export const emptyPage = (width: number, height = 900): void => {
  beforeAll(async () => {
    await page.viewport(width, height)
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
  beforeEach(() => cleanup())
}
