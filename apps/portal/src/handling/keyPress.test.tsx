import { renderedDuring } from '../testing/renderedComponents.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../queries/queryClient.ts'
import { newbornScene } from '../testing/newbornScene.ts'
import { renderFlow } from '../testing/renderFlow.tsx'
import { readyToSubmit } from '../testing/submitted.ts'

const weight = () => page.getByRole('textbox', { name: '出生体重（克）' })
const copy = () => sessionStorage.getItem(`onething:${newbornScene.sceneCode}`) ?? ''
const hide = () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}
const press = (key: string) => userEvent.keyboard(key)

beforeEach(async () => {
  const done = { ...readyToSubmit(), formDone: false, step: 'themeForm' }
  const { service } = await renderFlow('themeForm', {
    loggedIn: true,
    done,
    draft: { rowGuid: 'g1', version: 1, recordTime: '2026-11-20T04:03:00.000Z' }
  })
  await weight().click()
  // What the screen asks for by itself is there, and drawn.
  await expect.poll(() => service.requestsOf('oneThingSubmit.checkSubject').length).toBe(1)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.poll(() => document.querySelectorAll('[data-placeholder]').length).toBe(0)
  // So is what the form says of itself: it comes when a field is gone into.
  await expect.poll(() => document.querySelector('section ~ [role="status"]')).not.toBeNull()
})

describe('a key press on the newborn form', () => {
  it('draws nothing again, not even the save state that it changes', async () => {
    const saving = page.getByText(/^(?:已暂存 .*|未暂存)$/)
    await expect.element(saving).toHaveTextContent('已暂存 12:03')
    const first = await renderedDuring(async () => {
      await press('1')
      await expect.element(weight()).toHaveValue('33501')
      await expect.element(saving).toHaveTextContent('未暂存')
    })
    expect(first).toEqual([])
    await expect.element(saving).toHaveTextContent('已暂存 12:03')
    const drawn = await renderedDuring(async () => {
      await press('2')
      await expect.element(weight()).toHaveValue('335012')
      await expect.element(saving).toHaveTextContent('未暂存')
    })
    expect(drawn).toEqual([])
    // A save that ends with the page of the next test would be what that page finds.
    await expect.element(saving).toHaveTextContent('已暂存 12:03')
  })

  it('writes nothing until its draft is saved, then once', async () => {
    hide() // What opening the form changed is written by then, and its clock stopped.
    const write = vi.spyOn(Storage.prototype, 'setItem')
    /** When the service last answered is shared between tabs: by a call, every ten seconds. */
    const written = () => write.mock.calls.map(([key]) => key).filter((key) => key !== 'ljonething.lastCall')
    await press('12')
    expect(written()).toEqual([])
    await expect.poll(copy).toContain('"335012"')
    expect(written()).toHaveLength(1)
    write.mockRestore()
  })

  it('is kept when the page is hidden right after it', async () => {
    await press('1')
    expect(copy()).not.toContain('"33501"')
    hide()
    expect(copy()).toContain('"33501"')
  })

  it('is kept when the tab is closed right after it', async () => {
    await press('1')
    expect(copy()).not.toContain('"33501"')
    // As if it could be come back to: for good, the double of the service would leave with it.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(copy()).toContain('"33501"')
  })
})
