import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiFailure } from '../session/apiError.ts'
import { refuse, startFakeService } from '../testing/fakeService.ts'
import { groups } from './groups.ts'
import { run } from './run.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const words = { payload: { value: '㛃' } }

describe('a call by name', () => {
  it('loads its group with the first call and keeps it', async () => {
    const service = startFakeService()
    service.answer('oneThingForms', 'checkIsExistRareWord', () => ({ rareWords: '㛃' }))
    const load = vi.spyOn(groups, 'oneThingForms')
    const answers = [await run('oneThingForms', 'checkIsExistRareWord', words), await run('oneThingForms', 'checkIsExistRareWord', words)]
    expect(answers).toEqual([{ rareWords: '㛃' }, { rareWords: '㛃' }])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is a lost connection when its group does not load, and loads it anew the next time', async () => {
    const service = startFakeService()
    service.answer('oneThingRegisters', 'remoteSearch', () => [{ value: '1', name: '香坊区' }])
    vi.spyOn(groups, 'oneThingRegisters').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const search = () => run('oneThingRegisters', 'remoteSearch', { payload: { source: 's', keyword: '香' } })
    const failure = await search().catch(apiFailure)
    expect(failure).toMatchObject({ tag: 'Transport', message: '网络连接失败，请检查网络后重试' })
    expect(service.requests).toEqual([])
    expect(await search()).toEqual([{ value: '1', name: '香坊区' }])
  })

  it('fails with the tag and the words of the service', async () => {
    startFakeService().answer('oneThingDrafts', 'queryThingInfo', () => refuse({ _tag: 'NotFound', msg: '草稿已不存在' }))
    const failure = await run('oneThingDrafts', 'queryThingInfo', { query: { rowGuid: 'g1' } }).catch(apiFailure)
    expect(failure).toMatchObject({ tag: 'NotFound', message: '草稿已不存在' })
  })
})
