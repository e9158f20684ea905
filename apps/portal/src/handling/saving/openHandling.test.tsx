import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../queries/queryClient.ts'
import { formKey } from '../../session/formKey.ts'
import { setToken } from '../../session/token.ts'
import { loseConnection, startFakeService } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { keepLastSave } from './lastSave.ts'
import { newHandling } from '../HandlingState.ts'
import { openHandling } from './openHandling.ts'
import { forgetHandling, rememberHandling } from './rememberedHandling.ts'

const state = (answer: string) => ({ ...newHandling('S1', '230100000000', () => 'k'), answers: { Q1: answer } })
const draft = (version: number, rowGuid = 'g1') => ({ rowGuid, version, recordTime: '2026-11-20T04:00:00.000Z' })
const request = { sceneCode: 'S1', sceneName: '主题', region: '230100000000', draftId: undefined, userId: 'u1' }

let service: FakeService
const onService = (answer: string, version: number, rowGuid = 'g1') =>
  service.answer('oneThingDrafts', 'queryThingInfo', () => ({
    ...draft(version, rowGuid),
    sceneNo: 'S1',
    sceneName: '主题',
    sceneId: 'HLJYJS0001',
    sceneType: 'TWO_THEME',
    source: '1',
    sourceName: '',
    step: '',
    expireTime: '2027-01-19T04:00:00.000Z',
    daysLeft: 59,
    status: '暂存',
    content: JSON.stringify(state(answer))
  }))

beforeEach(() => {
  service = startFakeService()
  queryClient.clear()
  formKey.set(undefined)
  setToken('t1')
  forgetHandling('S1')
})

describe('opening a handling', () => {
  it('begins anew when nothing is kept', async () => {
    expect(await openHandling(request)).toMatchObject({ state: { answers: {} }, draft: undefined, dirty: false, userId: 'u1' })
  })

  it('goes on with what a visitor began in this tab', async () => {
    rememberHandling({ base: undefined, state: state('1'), draft: undefined, dirty: true, userId: undefined })
    expect(await openHandling(request)).toMatchObject({ state: { answers: { Q1: '1' } }, dirty: true, userId: 'u1' })
  })

  it('takes what a visitor began to the region of the person, unless the visitor chose one', async () => {
    const elsewhere = { ...request, region: '230200000000' }
    rememberHandling({ base: undefined, state: state('1'), draft: undefined, dirty: true, userId: undefined })
    expect(await openHandling(elsewhere)).toMatchObject({ state: { answers: { Q1: '1' }, region: '230200000000' } })
    rememberHandling({ base: undefined, state: { ...state('1'), regionChosen: true }, draft: undefined, dirty: true, userId: undefined })
    expect(await openHandling(elsewhere)).toMatchObject({ state: { region: '230100000000' } })
    rememberHandling({ base: undefined, state: state('1'), draft: draft(1), dirty: true, userId: 'u1' })
    expect(await openHandling(elsewhere)).toMatchObject({ state: { region: '230100000000' } })
  })

  it('never shows what somebody else left in this tab', async () => {
    rememberHandling({ base: undefined, state: state('1'), draft: draft(1), dirty: false, userId: 'u2' })
    expect(await openHandling(request)).toMatchObject({ state: { answers: {} }, draft: undefined })
    expect(await openHandling({ ...request, userId: undefined })).toMatchObject({ state: { answers: {} } })
  })

  it('keeps unsaved changes of this tab, and takes the newer side when there are none', async () => {
    onService('2', 5)
    rememberHandling({ base: undefined, state: state('1'), draft: draft(4), dirty: true, userId: 'u1' })
    expect(await openHandling(request)).toMatchObject({ state: { answers: { Q1: '1' } }, draft: { version: 4 } })
    rememberHandling({ base: undefined, state: state('1'), draft: draft(4), dirty: false, userId: 'u1' })
    expect(await openHandling(request)).toMatchObject({ state: { answers: { Q1: '2' } }, draft: { version: 5 } })
    rememberHandling({ base: undefined, state: state('1'), draft: draft(6), dirty: false, userId: 'u1' })
    expect(await openHandling(request)).toMatchObject({ state: { answers: { Q1: '1' } }, draft: { version: 6 } })
  })

  it('goes on from this tab while the service is away', async () => {
    service.answer('oneThingDrafts', 'queryThingInfo', () => loseConnection())
    rememberHandling({ base: undefined, state: state('1'), draft: draft(4), dirty: false, userId: 'u1' })
    expect(await openHandling(request)).toMatchObject({ state: { answers: { Q1: '1' } } })
  })

  it('opens the draft asked for and saves the unsaved one of this tab first', async () => {
    onService('2', 3, 'g2')
    service.answer('oneThingDrafts', 'saveThingInfo', () => ({ message: '操作成功', ...draft(5) }))
    rememberHandling({ base: undefined, state: state('1'), draft: draft(4), dirty: true, userId: 'u1' })
    expect(await openHandling({ ...request, draftId: 'g2' })).toMatchObject({ state: { answers: { Q1: '2' } }, draft: draft(3, 'g2') })
    expect(service.requestsOf('oneThingDrafts.saveThingInfo')[0]?.json).toMatchObject({ rowGuid: 'g1', version: 4 })
  })

  it('fails with 未获取到暂存数据 when the draft holds no handling', async () => {
    service.answer('oneThingDrafts', 'queryThingInfo', () => ({
      ...draft(1),
      sceneNo: 'S1',
      sceneName: '',
      sceneId: 'HLJYJS0001',
      sceneType: 'TWO_THEME',
      source: '1',
      sourceName: '',
      step: '',
      expireTime: '2027-01-19T04:00:00.000Z',
      daysLeft: 59,
      status: '暂存',
      content: 'null'
    }))
    await expect(openHandling({ ...request, draftId: 'g1' })).rejects.toThrow('未获取到暂存数据')
  })

  it('waits for the save that was under way when the flow was left', async () => {
    rememberHandling({ base: undefined, state: state('1'), draft: undefined, dirty: true, userId: 'u1' })
    const save = Promise.withResolvers<void>()
    keepLastSave('S1', save.promise)
    const opened = openHandling(request)
    await Promise.resolve()
    rememberHandling({ base: undefined, state: state('1'), draft: draft(1), dirty: false, userId: 'u1' })
    save.resolve()
    expect(await opened).toMatchObject({ draft: { version: 1 }, dirty: false })
  })
})
