import { beforeEach, expect, it, vi } from 'vitest'
import { passedClock } from '../testing/passedClock.ts'
import type { TabCopies } from './createTabCopies.ts'
import { createTabCopies } from './createTabCopies.ts'
import type { Copy } from './Saver.ts'

const name = 'S1'
const at = (version: number, rowGuid = 'g1') => ({ rowGuid, version, recordTime: '2026-11-20T04:03:00.000Z' })
const changed = (state: string, base: string, version: number): Copy<string> => ({ state, base, draft: at(version), dirty: true })
const inDraft = (state: string, version: number, rowGuid?: string): Copy<string> => ({
  ...{ state, base: state, dirty: false },
  draft: at(version, rowGuid)
})
const visited = (state: string): Copy<string> => ({ state, base: undefined, draft: undefined, dirty: true })

let time: ReturnType<typeof passedClock>
let kept: Map<string, string>
let copies: TabCopies<Copy<string>>
const set = vi.fn((key: string, text: string) => void kept.set(key, text))
const copy = (): Partial<Copy<string>> => JSON.parse(kept.get(name) ?? '{}')
const copied = () => copy().state

beforeEach(() => {
  time = passedClock()
  kept = new Map()
  set.mockClear()
  const storage = { get: (key: string) => kept.get(key), set, remove: (key: string) => void kept.delete(key) }
  const read = (value: unknown) => value as Copy<string> | undefined
  copies = createTabCopies({ key: (name) => name, text: JSON.stringify, read }, { clock: time.clock, storage })
})

/** Typed, and saved as a draft in the next pause. */
const typeAndSave = async (value: string, base: string, version: number) => {
  copies.keep(name, changed(value, base, version - 1), false)
  await time.pass(1300)
  copies.keep(name, inDraft(value, version), false)
}

it('writes a copy that did not change no second time, not even as the page is left', async () => {
  const one = visited('1')
  copies.keep(name, one, false)
  await time.pass(3000)
  expect(set).toHaveBeenCalledTimes(1)
  copies.keep(name, { ...one }, false)
  await time.pass(10_000)
  copies.keep(name, { ...one }, true)
  expect(set).toHaveBeenCalledTimes(1)
})

it.each([
  ['no draft yet', visited],
  ['what its draft does not have', (value: string) => changed(value, '', 1)]
])('with %s is written within three seconds, however long one types', async (_what, typed) => {
  for (const [at, value] of ['1', '12', '123', '1234', '12345', '123456'].entries()) {
    copies.keep(name, typed(value), false)
    expect(copied()).toBe(at < 5 ? undefined : '12345')
    await time.pass(600)
  }
})

it('is left out for what the draft has by then where the copy knows of the draft, until the page is left', async () => {
  await typeAndSave('1', '', 2)
  await time.pass(3000)
  expect(copied(), 'the first copy says that there is a draft').toBe('1')
  await typeAndSave('12', '1', 3)
  await time.pass(10_000)
  expect(copied()).toBe('1')
  expect(copies.recall(name)?.state).toBe('12')
  copies.keep(name, inDraft('12', 3), true)
  expect(copied()).toBe('12')
})

it('counts the three seconds from the first change that the draft does not have', async () => {
  copies.keep(name, changed('1', '', 1), false)
  await time.pass(3000)
  copies.keep(name, inDraft('1', 2), false)
  await time.pass(3000)
  expect(copy(), 'a copy with changes that the draft has is written clean').toMatchObject({ dirty: false, draft: { version: 2 } })
  for (const [version, value, before] of [
    [3, '12', '1'],
    [4, '123', '12'],
    [5, '1234', '123']
  ] as const) {
    await typeAndSave(value, before, version)
    await time.pass(1300)
  }
  expect(copied()).toBe('1')
  copies.keep(name, changed('12345', '1234', 5), false)
  await time.pass(2999)
  expect(copied()).toBe('1')
  await time.pass(1)
  expect(copied()).toBe('12345')
})

it('is written where the copy has changes of its own, or knows of another draft', async () => {
  await typeAndSave('1', '', 2)
  copies.keep(name, changed('12', '1', 2), true)
  await typeAndSave('123', '12', 4)
  await time.pass(3000)
  expect(copied()).toBe('123')
  copies.keep(name, inDraft('1234', 1, 'g2'), false)
  await time.pass(3000)
  expect(copied()).toBe('1234')
})

it('is written for what waits for a choice between two sides, though nothing is left to save', async () => {
  await typeAndSave('1', '', 2)
  await time.pass(3000)
  copies.keep(name, { ...inDraft('1', 3), state: 'mine' }, false)
  await time.pass(3000)
  expect(copied()).toBe('mine')
})

it('is gone once it is forgotten, also what was still to be written', async () => {
  copies.keep(name, visited('1'), false)
  copies.forget(name)
  await time.pass(10_000)
  expect([copies.recall(name), kept.size]).toEqual([undefined, 0])
})
