/**
 * The form step of the newborn scene in the portal (产品中的表单): logged in, half filled, its draft saved by the service. Fails when the address of the
 * draft does not bring the form back.
 */
import { birthEntries, childEntries } from '@ljonething/e2e/data/newborn'
import { reachForm } from '@ljonething/e2e/pages/flow'
import { fillAll } from '@ljonething/e2e/pages/form'
import { expectSaved, expectStep, nextButton } from '@ljonething/e2e/pages/step'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { GivenForm } from '../forms/pages/GivenForm.ts'
import { mainThread } from '../forms/thread.ts'
import { wide } from './chromium.ts'
import type { OpenForm } from './keyRound.ts'
import { draftIn, formScreen } from './screens.ts'

export interface HalfFilled {
  /** Its login. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly draft: string
  readonly given: GivenForm
}

type Copied = Pick<GivenForm, 'values' | 'registered'>

const firstGroup = (page: Page) => page.locator('main section[aria-labelledby^="g-"]').first()

const copyIn = async (page: Page): Promise<Copied> => {
  await page.reload()
  await expectStep(page, 'form')
  const text = await page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('onething:'))?.[1] ?? '')
  const { state }: { readonly state: Copied } = JSON.parse(text)
  return state
}

export const fillHalf = async (browser: Browser, address: string): Promise<HalfFilled> => {
  const context = await browser.newContext({ ...wide, baseURL: address })
  const page = await context.newPage()
  const asked = page.waitForResponse((response) => response.url().includes('/getSxForm'))
  const known = page.waitForResponse((response) => response.url().includes('/queryListForOneThing'))
  await reachForm(page)
  await fillAll(page, [...birthEntries, ...childEntries])
  await expectSaved(page)
  const { data: description }: { readonly data: FormDescription } = await (await asked).json()
  const { data: prefilled }: { readonly data: readonly { readonly name: string; readonly value: string }[] } = await (await known).json()
  const { values: filled, registered } = await copyIn(page)
  const values = { ...Object.fromEntries(prefilled.map(({ name, value }) => [name, value])), ...filled }
  const width = await firstGroup(page).evaluate(({ parentElement }) => parentElement?.clientWidth ?? Number.NaN)
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  const storageState = await context.storageState()
  const draft = draftIn(page)
  await context.close()
  return { storageState, draft, given: { description, values, own: [], registered, today, width } }
}

const isSave = (url: string) => url.includes('/saveThingInfo')

export const openProductForm = async (browser: Browser, address: string, { storageState, draft }: HalfFilled): Promise<OpenForm> => {
  const context = await browser.newContext({ ...wide, storageState })
  const page = await context.newPage()
  let saved = 0
  page.on('requestfinished', (request) => {
    if (isSave(request.url())) saved += 1
  })
  await page.goto(address + formScreen(draft).path, { waitUntil: 'networkidle' })
  await expectStep(page, 'form')
  await firstGroup(page).waitFor()
  return {
    page,
    thread: await mainThread(page),
    check: async () => {
      await nextButton(page).click()
      await page.getByRole('heading', { name: /处需要修改$/ }).waitFor()
    },
    saves: () => saved
  }
}
