import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse, startFakeService } from '../testing/fakeService.ts'
import { apiFailure } from './apiError.ts'
import { groups } from './groups.ts'
import type { Run } from './run.ts'

/** The module as a new page has it (新页面): other files have asked before. */
const own: string = './run.ts?new-page'
const { run }: { readonly run: Run } = await import(/* @vite-ignore */ own)

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

  it('[R-8-25] that fails is only a warning on the console, with its name and the kind of failure, and none of its values', async () => {
    startFakeService().answer('oneThingForms', 'checkIsExistRareWord', () => refuse({ _tag: 'Unavailable', msg: '周晓岚' }))
    const consoles = (['debug', 'error', 'info', 'log', 'trace'] as const).map((level) => vi.spyOn(console, level))
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await run('oneThingForms', 'checkIsExistRareWord', words).catch(apiFailure)
    expect(warned.mock.calls).toEqual([['接口异常 oneThingForms.checkIsExistRareWord Unavailable']])
    expect(consoles.flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('[R-8-26] is told in its own words where the service had none, and in those of the service where it had', async () => {
    const service = startFakeService()
    const draft = { clientKey: 'k', sceneNo: 's', sceneName: 's', sourceName: '网上办理', step: 'themeForm', content: '{}' }
    const save = () => run('oneThingDrafts', 'saveThingInfo', { payload: draft }).catch(apiFailure)
    service.answer('oneThingDrafts', 'saveThingInfo', () => new TextEncoder().encode('<html>'))
    expect(await save()).toMatchObject({ tag: 'UnrecognisableJson', message: '暂存失败，请稍后再试' })
    service.answer('oneThingDrafts', 'saveThingInfo', () => refuse({ _tag: 'Rejected', msg: '草稿过大' }))
    expect(await save()).toMatchObject({ tag: 'Rejected', message: '草稿过大' })
    service.answer('oneThingForms', 'checkIsExistRareWord', () => new TextEncoder().encode('<html>'))
    const other = await run('oneThingForms', 'checkIsExistRareWord', words).catch(apiFailure)
    expect(other).toMatchObject({ tag: 'UnrecognisableJson', message: '系统返回的内容无法识别，请稍后再试' })
  })
})
