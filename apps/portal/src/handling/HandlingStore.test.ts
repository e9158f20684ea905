import { describe, expect, it, vi } from 'vitest'
import type { HandlingPorts, SaveOutcome } from './HandlingStore.ts'
import { createHandlingStore } from './HandlingStore.ts'
import { newHandling } from './HandlingState.ts'

const key = () => 'k000000000'
const fresh = () => ({ state: newHandling('S1', '230000000000', key), draft: undefined, dirty: false })
const saved = (version: number): SaveOutcome => ({
  kind: 'saved',
  draft: { rowGuid: 'g1', version, recordTime: '2026-11-20T04:03:00.000Z' }
})
const ports = (save: HandlingPorts['save']): HandlingPorts => ({ save, remember: vi.fn(), pauseMs: 5, retryMs: 20 })

describe('handling store', () => {
  it('gives every change to be remembered in the same tick', () => {
    const given = ports(() => undefined)
    const store = createHandlingStore(fresh(), given)
    store.update({ answers: { Q1: '1' } })
    expect(given.remember).toHaveBeenLastCalledWith(
      expect.objectContaining({ dirty: true, state: expect.objectContaining({ answers: { Q1: '1' } }) })
    )
  })

  it('saves after a pause and shows when it was staged', async () => {
    const save = vi.fn(async () => saved(1))
    const store = createHandlingStore(fresh(), ports(save))
    const stop = store.attend()
    store.update({ answers: { Q1: '1' } })
    store.update({ answers: { Q1: '2' } })
    await vi.waitFor(() => expect(store.get().status).toEqual({ kind: 'saved', at: '2026-11-20T04:03:00.000Z' }))
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
    const store = createHandlingStore(fresh(), ports(save))
    const stop = store.attend()
    store.update({ answers: { Q1: '1' } })
    const first = store.flush()
    store.update({ answers: { Q1: '2' } })
    const second = store.flush()
    release(saved(1))
    await first
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    release(saved(2))
    await second
    expect(store.get().draft?.version).toBe(2)
    stop()
  })

  it('stops at a stale version, and keeps or takes a side as the person says', async () => {
    const theirs = { version: 7, recordTime: '2026-11-20T05:00:00.000Z', content: '{}' }
    const save = vi.fn(async (_state: unknown, draft: { readonly version: number } | undefined): Promise<SaveOutcome> =>
      draft === undefined ? saved(1) : draft.version === 7 ? saved(8) : { kind: 'conflict', theirs }
    )
    const store = createHandlingStore(fresh(), ports(save))
    const stop = store.attend()
    store.update({ answers: { Q1: '1' } })
    await store.flush()
    store.update({ answers: { Q1: '2' } })
    expect(await store.flush()).toEqual({ kind: 'conflict', theirs })
    store.update({ answers: { Q1: '3' } })
    await store.flush()
    expect(save).toHaveBeenCalledTimes(2)
    expect(await store.keepMine()).toMatchObject({ kind: 'saved' })
    expect(store.get().state.answers).toEqual({ Q1: '3' })
    expect(store.get().draft?.version).toBe(8)
    stop()
  })

  it('tries again after a failure and loses nothing', async () => {
    const outcomes: SaveOutcome[] = [{ kind: 'failed', message: '暂存失败，请稍后再试' }, saved(1)]
    const store = createHandlingStore(
      fresh(),
      ports(async () => outcomes.shift() ?? saved(2))
    )
    const stop = store.attend()
    store.update({ values: { 'A1^name': '林北雪' } })
    expect(await store.flush()).toEqual({ kind: 'failed', message: '暂存失败，请稍后再试' })
    await vi.waitFor(() => expect(store.get().status.kind).toBe('saved'))
    expect(store.get().state.values).toEqual({ 'A1^name': '林北雪' })
    stop()
  })
})
