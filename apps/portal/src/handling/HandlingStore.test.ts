import { describe, expect, it, vi } from 'vitest'
import { passedClock } from '../testing/passedClock.ts'
import type { HandlingState } from './HandlingState.ts'
import type { HandlingOutcome as SaveOutcome, HandlingPorts, NewerSide } from './HandlingStore.ts'
import { writtenHandling } from './saving/storedHandling.ts'
import { createHandlingStore, newerHandling } from './HandlingStore.ts'
import { newHandling } from './HandlingState.ts'

const key = () => 'k000000000'
const fresh = () => ({ state: newHandling('S1', '230000000000', key), base: undefined, draft: undefined, dirty: false })
const saved = (version: number): SaveOutcome => ({
  kind: 'saved',
  draft: { rowGuid: 'g1', version, recordTime: '2026-11-20T04:03:00.000Z' }
})
const ports = (save: HandlingPorts['save'], { clock } = passedClock()): HandlingPorts => ({ save, remember: vi.fn(), clock })

describe('handling store', () => {
  it('gives every change to be remembered in the same tick', () => {
    const given = ports(() => undefined)
    const store = createHandlingStore(fresh(), given)
    store.update({ answers: { Q1: '1' } })
    expect(given.remember).toHaveBeenLastCalledWith(
      expect.objectContaining({ dirty: true, state: expect.objectContaining({ answers: { Q1: '1' } }) }),
      false
    )
  })

  it('tells of values and of the rest apart', async () => {
    const store = createHandlingStore(
      fresh(),
      ports(async () => saved(1))
    )
    const [values, rest] = [vi.fn(), vi.fn()]
    const told = () => [values, rest].map(({ mock }) => mock.calls.length)
    const stop = store.subscribe(rest)
    store.subscribeValues(values)
    store.update({ values: { a: '1' }, formDone: false })
    expect(told()).toEqual([1, 0])
    store.update({ values: { a: '12' }, noticeRead: true })
    expect(told()).toEqual([2, 1])
    await store.flush()
    expect(told()).toEqual([2, 2])
    store.update({ values: { a: '123' } })
    expect(store.get()).toMatchObject({ status: { kind: 'local' }, state: { values: { a: '123' }, noticeRead: true } })
    expect(told(), 'the key after a save changes the save state').toEqual([3, 3])
    store.note({ values: { a: '1234' } })
    stop()
    store.update({ noticeRead: false })
    expect(told()).toEqual([4, 3])
  })

  it('saves after a pause and shows when it was staged', async () => {
    const save = vi.fn(async () => saved(1))
    const clock = passedClock()
    const store = createHandlingStore(fresh(), ports(save, clock))
    const stop = store.attend()
    store.update({ answers: { Q1: '1' } })
    store.update({ answers: { Q1: '2' } })
    await clock.pass(1_199)
    expect(save).not.toHaveBeenCalled()
    await clock.pass(1)
    expect(store.get().status).toEqual({ kind: 'saved', at: '2026-11-20T04:03:00.000Z' })
    expect(save).toHaveBeenCalledTimes(1)
    expect(store.isDirty()).toBe(false)
    stop()
  })

  it('never runs two saves at once and saves what came in between', async () => {
    let release: (outcome: SaveOutcome) => void = () => undefined
    let running = 0
    const save = vi.fn(() => {
      running += 1
      expect(running).toBe(1)
      return new Promise<SaveOutcome>((resolve) => {
        release = (outcome) => {
          running -= 1
          resolve(outcome)
        }
      })
    })
    const clock = passedClock()
    const store = createHandlingStore(fresh(), ports(save, clock))
    const stop = store.attend()
    store.update({ answers: { Q1: '1' } })
    const first = store.flush()
    store.update({ answers: { Q1: '2' } })
    const second = store.flush()
    release(saved(1))
    await first
    await clock.pass(1_200)
    expect(save).toHaveBeenCalledTimes(2)
    release(saved(2))
    await second
    expect(store.get().draft?.version).toBe(2)
    stop()
  })

  it('saves nothing where nothing differs, and nothing for a mere visit', async () => {
    const save = vi.fn(async () => saved(1))
    const store = createHandlingStore(fresh(), ports(save))
    store.note({ step: 'themeForm', registered: { a: { value: '1', source: '公安', at: '' } } })
    store.update({ answers: store.get().state.answers, noticeRead: false })
    await store.flush()
    expect([store.isDirty(), save.mock.calls.length]).toEqual([false, 0])
    store.update({ noticeRead: true })
    await store.flush()
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ step: 'themeForm', noticeRead: true }),
      undefined,
      expect.anything()
    )
  })

  it('[R-4.2-38] begins anew from the state of the beginning, the draft left where it is', async () => {
    const save = vi.fn(async () => saved(1))
    const store = createHandlingStore(fresh(), ports(save))
    store.update({ answers: { Q1: '1' }, values: { a: 'A' }, guideDone: true })
    await store.flush()
    store.restart(fresh().state)
    expect(store.get()).toMatchObject({ state: fresh().state, draft: undefined, status: { kind: 'local' }, clash: undefined })
    expect(store.isDirty()).toBe(false)
    await store.flush()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('submitted elsewhere it is over: nothing is saved any more, and no new draft is made of it', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'submitted', applyNo: 'A1' }))
    const store = createHandlingStore(fresh(), ports(save))
    const stop = store.attend()
    store.update({ values: { a: '1' } })
    expect(await store.flush()).toEqual({ kind: 'submitted', applyNo: 'A1' })
    expect([store.isDirty(), store.get().state.applyNo]).toEqual([false, 'A1'])
    await store.flush()
    expect(save).toHaveBeenCalledTimes(1)
    stop()
  })

  it('tries again after a failure and loses nothing', async () => {
    const outcomes: SaveOutcome[] = [{ kind: 'failed', message: '暂存失败，请稍后再试' }, saved(1)]
    const clock = passedClock()
    const store = createHandlingStore(
      fresh(),
      ports(async () => outcomes.shift() ?? saved(2), clock)
    )
    const stop = store.attend()
    store.update({ values: { 'A1^name': '林北雪' } })
    expect(await store.flush()).toEqual({ kind: 'failed', message: '暂存失败，请稍后再试' })
    await clock.pass(10_000)
    expect(store.get().status.kind).toBe('saved')
    expect(store.get().state.values).toEqual({ 'A1^name': '林北雪' })
    stop()
  })
})

describe('a draft saved elsewhere in between', () => {
  const begun = { ...newHandling('S1', '230000000000', key), answers: { Q1: '1' }, values: { a: '1', b: '1' } }
  const draft = { rowGuid: 'g1', version: 1, recordTime: '2026-11-20T04:03:00.000Z' }
  const theirs = (part: Partial<HandlingState>) => ({
    version: 7,
    recordTime: '2026-11-20T05:00:00.000Z',
    content: JSON.stringify(writtenHandling({ ...begun, ...part }))
  })
  /** The service holds version 7; what is saved over it is the next version. */
  const open = (newer: NewerSide) => {
    let version = newer.version
    const save = vi.fn(async (_state: HandlingState, at: { readonly version: number } | undefined): Promise<SaveOutcome> =>
      at?.version === version ? saved((version += 1)) : { kind: 'conflict', theirs: newerHandling(newer) }
    )
    return { save, store: createHandlingStore({ state: begun, base: begun, draft, dirty: false }, ports(save)) }
  }
  const lastSaved = (save: { readonly mock: { readonly calls: readonly (readonly [HandlingState, unknown])[] } }) =>
    save.mock.calls.at(-1)?.[0]

  it('with the same contents is no difference and costs no further save', async () => {
    const { save, store } = open(theirs({ values: { a: '2', b: '1' } }))
    store.update({ values: { a: '2', b: '1' } })
    expect(await store.flush()).toEqual({ kind: 'saved', at: '2026-11-20T05:00:00.000Z' })
    expect([save.mock.calls.length, store.get().clash, store.get().merges, store.get().draft?.version]).toEqual([1, undefined, 0, 7])
  })

  it('with other fields changed is put together and saved at once', async () => {
    const { save, store } = open(theirs({ values: { a: '1', b: '2' } }))
    store.update({ values: { a: '2', b: '1' } })
    expect(await store.flush()).toMatchObject({ kind: 'saved' })
    expect(lastSaved(save)?.values).toEqual({ a: '2', b: '2' })
    expect(store.get()).toMatchObject({ state: { values: { a: '2', b: '2' } }, clash: undefined, merges: 1, draft: { version: 8 } })
  })

  it('asks about what both changed differently, and saves everything else meanwhile', async () => {
    const { save, store } = open(theirs({ values: { a: '3', b: '2' } }))
    store.update({ values: { a: '2', b: '1' }, answers: { Q1: '2' } })
    await store.flush()
    expect(store.get()).toMatchObject({ state: { values: { a: '2', b: '2' } }, clash: { keys: ['field a'] }, status: { kind: 'saved' } })
    store.update({ noticeRead: true })
    await store.flush()
    expect(lastSaved(save)).toMatchObject({ values: { a: '3', b: '2' }, answers: { Q1: '2' }, noticeRead: true })
    expect(await store.keepMine()).toMatchObject({ kind: 'saved' })
    expect(lastSaved(save)).toMatchObject({ values: { a: '2', b: '2' } })
    expect(store.get().clash).toBeUndefined()
  })

  it('gives way where the person takes the other side', async () => {
    const { save, store } = open(theirs({ values: { a: '3', b: '1' } }))
    store.update({ values: { a: '2', b: '1' }, noticeRead: true })
    await store.flush()
    await store.takeTheirs()
    expect(store.get()).toMatchObject({ state: { values: { a: '3', b: '1' }, noticeRead: true }, clash: undefined })
    expect(lastSaved(save)).toMatchObject({ values: { a: '3', b: '1' }, noticeRead: true })
  })

  it('asks again after a reload what was left open', async () => {
    const { save } = open(theirs({ values: { a: '3', b: '1' } }))
    const remember = vi.fn<HandlingPorts['remember']>()
    const before = createHandlingStore({ state: begun, base: begun, draft, dirty: false }, { ...ports(save), remember })
    before.update({ values: { a: '2', b: '1' } })
    await before.flush()
    before.keep()
    const [copy] = remember.mock.lastCall ?? []
    const after = createHandlingStore(copy ?? fresh(), ports(save))
    expect(after.get()).toMatchObject({ state: { values: { a: '2' } }, clash: { keys: ['field a'], theirs: { values: { a: '3' } } } })
  })

  it('that cannot be read is not saved over unasked', async () => {
    const { save, store } = open({ version: 7, recordTime: '', content: 'null' })
    store.update({ noticeRead: true })
    expect(await store.flush()).toEqual({ kind: 'conflict' })
    store.update({ noticeRead: false })
    await store.flush()
    expect(save).toHaveBeenCalledTimes(1)
    expect(await store.keepMine()).toMatchObject({ kind: 'saved' })
  })
})
