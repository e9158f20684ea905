import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newHandling } from '../HandlingState.ts'
import type { HandlingState } from '../HandlingState.ts'
import { forgetHandling, recallHandling, rememberPending, rememberSoon } from './rememberedHandling.ts'
import type { RememberedHandling } from './storedCopy.ts'

const scene = 'S1'
const typed = (value: string): HandlingState => ({ ...newHandling(scene, '230000000000', () => 'k'), values: { a: value } })
const visited = (state: HandlingState): RememberedHandling => ({ state, base: undefined, draft: undefined, dirty: true, userId: undefined })
const at = (version: number, rowGuid = 'g1') => ({ rowGuid, version, recordTime: '2026-11-20T04:03:00.000Z' })
const changed = (value: string, base: string, version: number): RememberedHandling => ({
  ...{ state: typed(value), base: typed(base), draft: at(version), dirty: true },
  userId: 'u1'
})
const inDraft = (value: string, version: number, rowGuid?: string): RememberedHandling => {
  const state = typed(value)
  return { state, base: state, draft: at(version, rowGuid), dirty: false, userId: 'u1' }
}
const copy = (): Partial<RememberedHandling> => JSON.parse(sessionStorage.getItem(`onething:${scene}`) ?? '{}')
const copied = () => copy().state?.values['a']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  rememberPending()
  forgetHandling(scene)
  vi.useRealTimers()
})

/** Typed, and saved as a draft in the next pause. */
const typeAndSave = (value: string, base: string, version: number) => {
  rememberSoon(changed(value, base, version - 1))
  vi.advanceTimersByTime(1300)
  rememberSoon(inDraft(value, version))
}

it('writes what has no draft after a pause', () => {
  rememberSoon(visited(typed('1')))
  vi.advanceTimersByTime(200)
  rememberSoon(visited(typed('12')))
  vi.advanceTimersByTime(299)
  expect(copied()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(copied()).toBe('12')
})

it('writes a copy that did not change no second time, not even as the page is left', () => {
  const handling = visited(typed('1'))
  rememberSoon(handling)
  vi.advanceTimersByTime(300)
  const write = vi.spyOn(Storage.prototype, 'setItem')
  rememberSoon({ ...handling })
  vi.advanceTimersByTime(10_000)
  rememberPending()
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

it('writes what the draft does not have within three seconds, however long one types', () => {
  for (const [at, value] of ['1', '12', '123', '1234', '12345', '123456'].entries()) {
    rememberSoon(changed(value, '', 1))
    expect(copied()).toBe(at < 5 ? undefined : '12345')
    vi.advanceTimersByTime(600)
  }
})

it('leaves what the draft has by then where the copy knows of the draft, until the page is left', () => {
  typeAndSave('1', '', 2)
  vi.advanceTimersByTime(3000)
  expect(copied(), 'the first copy says that there is a draft').toBe('1')
  typeAndSave('12', '1', 3)
  vi.advanceTimersByTime(10_000)
  expect(copied()).toBe('1')
  expect(recallHandling(scene)?.state.values).toEqual({ a: '12' })
  rememberPending()
  expect(copied()).toBe('12')
})

it('counts the three seconds from the first change that the draft does not have', () => {
  rememberSoon(changed('1', '', 1))
  vi.advanceTimersByTime(3000)
  rememberSoon(inDraft('1', 2))
  vi.advanceTimersByTime(300)
  expect(copy(), 'a copy with changes that the draft has is written clean').toMatchObject({ dirty: false, draft: { version: 2 } })
  for (const [version, value, before] of [
    [3, '12', '1'],
    [4, '123', '12'],
    [5, '1234', '123']
  ] as const) {
    typeAndSave(value, before, version)
    vi.advanceTimersByTime(1300)
  }
  expect(copied()).toBe('1')
  rememberSoon(changed('12345', '1234', 5))
  vi.advanceTimersByTime(2999)
  expect(copied()).toBe('1')
  vi.advanceTimersByTime(1)
  expect(copied()).toBe('12345')
})

it('writes it where the copy has changes of its own, or knows of another draft', () => {
  typeAndSave('1', '', 2)
  rememberSoon(changed('12', '1', 2))
  rememberPending()
  typeAndSave('123', '12', 4)
  vi.advanceTimersByTime(3000)
  expect(copied()).toBe('123')
  rememberSoon(inDraft('1234', 1, 'g2'))
  vi.advanceTimersByTime(3000)
  expect(copied()).toBe('1234')
})

it('writes what waits for a choice between two sides, though nothing is left to save', () => {
  typeAndSave('1', '', 2)
  vi.advanceTimersByTime(3000)
  rememberSoon({ ...inDraft('1', 3), state: typed('mine') })
  vi.advanceTimersByTime(3000)
  expect(copied()).toBe('mine')
})
