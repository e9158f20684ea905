import { expect, it } from 'vitest'
import { loseConnection, refuse, startFakeService } from '../../testing/fakeService.ts'
import { newHandling } from '../HandlingState.ts'
import { saveHandling } from './saveHandling.ts'

const state = { ...newHandling('HLJYJS0001', '230000000000', () => 'k000000000'), values: { a: '1' } }
const draft = { rowGuid: 'g1', version: 1, recordTime: '2026-11-20T04:03:00.000Z' }

it('tells a save that nothing answered from one that was refused, and the same is saved the next time', async () => {
  const service = startFakeService()
  const save = saveHandling('新生儿出生一件事')
  service.answer('oneThingDrafts', 'saveThingInfo', () => loseConnection())
  expect(await save(state, draft)).toEqual({ kind: 'lost', message: '暂存失败，请稍后再试' })
  service.answer('oneThingDrafts', 'saveThingInfo', () => refuse({ _tag: 'Rejected', msg: '该主题不支持暂存' }))
  expect(await save(state, draft)).toEqual({ kind: 'refused', message: '暂存失败，请稍后再试' })
  service.answer('oneThingDrafts', 'saveThingInfo', () => ({ ...draft, version: 2, message: '操作成功' }))
  expect(await save(state, draft)).toEqual({ kind: 'saved', draft: { ...draft, version: 2 } })
  const [lost, ...again] = service.requestsOf('oneThingDrafts.saveThingInfo').map(({ json }) => json)
  expect(again.at(-1)).toEqual(lost)
})

it('beyond a limit it says what the service says, and is made again by itself', async () => {
  const service = startFakeService()
  const msg = '草稿箱最多保存50份，请先删除不需要的草稿，删除后自动暂存'
  service.answer('oneThingDrafts', 'saveThingInfo', () => refuse({ _tag: 'TooMany', msg }))
  expect(await saveHandling('新生儿出生一件事')(state, undefined)).toEqual({ kind: 'failed', message: msg })
})

it('that is given up is asked no longer', async () => {
  const service = startFakeService()
  const ended = new AbortController()
  const never = Promise.withResolvers<never>()
  service.answer('oneThingDrafts', 'saveThingInfo', () => {
    setTimeout(() => ended.abort())
    return never.promise
  })
  expect(await saveHandling('新生儿出生一件事')(state, draft, ended.signal)).toMatchObject({ kind: 'failed' })
})
