/**
 * Every file of tests begins with the usual size of the page, and every test with nothing on it (空白页面): the files share one page, as they share the
 * modules that it has loaded.
 */
import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

beforeAll(() => page.viewport(1024, 900))
beforeEach(() => cleanup())
