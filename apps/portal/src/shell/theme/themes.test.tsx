/** In every look the head stays low, and no text is cut or sticks out, on a desk and on a phone. */
import { themeNames } from '@ljonething/ui/themeNames'
import { afterAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'
import { chooseTheme } from './themeChoice.ts'

afterAll(() => chooseTheme('standard'))

const sizes = [
  { width: 1440, height: 900, head: 80 },
  { width: 390, height: 844, head: 120 }
]

const applications = (service: FakeService) =>
  service.answer('oneThingApplications', 'getOneThingList', ({ json }) => {
    const { size } = json as { readonly size: number }
    const { cases: _cases, materials: _materials, applicantName: _name, applicantCardId: _card, ...summary } = sampleApplication
    const counts = { all: 1, inProgress: 1, notPassed: 0, success: 0 }
    return { counts, people: [], content: [summary], totalElements: 1, totalPages: 1, size, number: 1 }
  })

const screens = [
  { title: newbornScene.name, open: () => renderFlow('themeMiddle', { loggedIn: true }) },
  { title: '回答几个问题，生成您的办事清单', open: () => renderFlow('smartGuide', { loggedIn: true }) },
  { title: '我的办件', open: () => renderPortal('/doThing/doThingProgress/oneThingList', { loggedIn: true, answers: applications }) }
]

/** Texts of which something is hidden: what holds them is too small and does not scroll; what only screen readers read is one pixel large. */
const cutTexts = (): readonly string[] =>
  [...document.querySelectorAll('header *, main *')]
    .filter((element) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isCut = (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
      return clientWidth > 1 && isCut
    })
    .map(({ textContent }) => textContent)

it.each(screens)('$title: the head is low and nothing is cut in any theme', async ({ title, open }) => {
  const { screen } = await open()
  for (const { width, height, head } of sizes) {
    await page.viewport(width, height)
    for (const theme of themeNames) {
      chooseTheme(theme)
      const seen = `${theme} at ${width} px`
      await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.element(screen.getByRole('button', { name: '周*岚' })).toBeVisible()
      const headHeight = () => screen.getByRole('banner').element().getBoundingClientRect().height
      await expect.poll(headHeight, { message: `head in ${seen}` }).toBeLessThanOrEqual(head)
      await expect.poll(cutTexts, { message: seen }).toEqual([])
      await expect.poll(() => document.documentElement.scrollWidth, { message: seen }).toBeLessThanOrEqual(width)
    }
  }
})
