import { expect, it, vi } from 'vitest'
import { startFakeService } from '../../testing/fakeService.ts'
import { newHandling } from '../HandlingState.ts'
import { saveHandling } from './saveHandling.ts'

const state = { ...newHandling('HLJYJS0001', '230000000000', () => 'k000000000'), values: { a: '1' } }
const draft = { rowGuid: 'g1', version: 1, recordTime: '2026-11-20T04:03:00.000Z' }

it('gives up a save that nothing answers, and the same is saved the next time', async () => {
  const service = startFakeService()
  const ended = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal)
  const save = saveHandling('新生儿出生一件事')
  const never = Promise.withResolvers<never>()
  service.answer('oneThingDrafts', 'saveThingInfo', () => {
    setTimeout(() => ended.abort(new DOMException('', 'TimeoutError')))
    return never.promise
  })
  expect(await save(state, draft)).toEqual({ kind: 'failed', message: '暂存失败，请稍后再试' })
  const [patience = 0] = limit.mock.lastCall ?? []
  expect(patience).toBeGreaterThan(10_000)
  expect(patience).toBeLessThan(11_000)
  limit.mockRestore()

  service.answer('oneThingDrafts', 'saveThingInfo', () => ({ ...draft, version: 2, message: '操作成功' }))
  expect(await save(state, draft)).toEqual({ kind: 'saved', draft: { ...draft, version: 2 } })
  const [lost, again] = service.requestsOf('oneThingDrafts.saveThingInfo').map(({ json }) => json)
  expect(again).toEqual(lost)
})
