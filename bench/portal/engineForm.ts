/** The newborn form on a page of its own (单独的表单引擎): what the portal received and was filled with, and nothing else. */
import type { Browser } from 'playwright'
import type { Described, GivenForm } from '../forms/pages/GivenForm.ts'
import { mainThread } from '../forms/thread.ts'
import { wide } from './chromium.ts'
import type { OpenForm } from './keyRound.ts'

declare const described: Described

export const enginePage = 'described.tsx'

export const openEngineForm = async (browser: Browser, address: string, given: GivenForm): Promise<OpenForm> => {
  const context = await browser.newContext(wide)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate((form) => described.mount(document.querySelector('#root') ?? document.body, form), given)
  return {
    page,
    thread: await mainThread(page),
    check: async () => {
      await page.evaluate(async () => void (await described.validate()))
      await page.getByRole('heading', { name: /处需要修改$/ }).waitFor()
    },
    saves: () => 0
  }
}
