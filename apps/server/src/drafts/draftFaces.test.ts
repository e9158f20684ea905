/** Drafts by their scene, and under the address of the space service: one box, whoever opens it. */
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi/ybsl'
const space = '/ljonethingapi/ybsl/smzy/shspace/ybsl'
const content = '{"answers":{"NB_Q01":"1"}}'

const wireOf = async (name: string): Promise<Wire> => onTheWire(server.url, await loginAs(server.url, name))
const draft = (clientKey: string, more: object = {}) => ({
  ...{ clientKey, sceneNo: newbornCode, sceneName: '新生儿出生一件事', sourceName: '网上办理', step: 'themeForm', content, ...more }
})
const rowGuidOf = ({ data }: Awaited<ReturnType<Wire>>) => (data as { readonly rowGuid: string }).rowGuid
const missing = { status: 404, msg: '未获取到暂存数据' }

describe('the drafts of a scene', () => {
  it('[R-7.4-15] [R-3.3-33] are the caller’s own, the latest first, and say whether one may go on', async () => {
    const owner = await wireOf('周晓岚')
    const earlier = rowGuidOf(await owner('POST', `${api}/saveThingInfo`, draft('by-scene-1')))
    const later = rowGuidOf(await owner('POST', `${api}/saveThingInfo`, draft('by-scene-2')))
    await owner('POST', `${api}/saveThingInfo`, draft('by-scene-3', { sceneNo: 'HLJYJS0006' }))
    const ofScene = (wire: Wire, sceneNo = newbornCode) => wire('POST', `${api}/queryThingInfoBySceneNo`, { sceneNo })
    const listed = await ofScene(owner)
    expect(listed.data).toEqual([
      expect.objectContaining({
        rowGuid: later,
        sceneNo: newbornCode,
        sceneName: '新生儿出生一件事',
        sourceName: '网上办理',
        isPermit: '1'
      }),
      expect.objectContaining({ rowGuid: earlier })
    ])
    expect(JSON.stringify(listed.data)).not.toContain('NB_Q01')
    expect((await ofScene(owner, 'NONE')).data).toEqual([])
    expect((await ofScene(await wireOf('马晓东'))).data).toEqual([])
    expect(await ofScene(onTheWire(server.url, visitor(server.url)))).toMatchObject({ status: 401 })
  })
})

describe('the box of the space service', () => {
  it('[R-7.5-051] [R-7.5-052] [R-7.5-056] [R-7.5-057] is that of one-thing handling: saved here, found there, once for the same key', async () => {
    const owner = await wireOf('林海峰')
    const rowGuid = rowGuidOf(await owner('POST', `${space}/saveThingInfo`, draft('space-1')))
    expect(rowGuidOf(await owner('POST', `${api}/saveThingInfo`, draft('space-1')))).toBe(rowGuid)
    const found = await owner('GET', `${api}/queryThingInfo`, { rowGuid })
    expect(found.data).toMatchObject({ rowGuid, content, status: '暂存' })
    expect((await owner('GET', `${space}/queryThingInfo`, { rowGuid })).data).toEqual(found.data)
    const filtered = (filter: Readonly<Record<string, string | number>>) =>
      owner('POST', `${space}/queryThingInfos`, { page: 1, size: 10, ...filter })
    expect((await filtered({ sceneName: '新生儿', sceneNo: newbornCode, sourceName: '网上办理' })).data).toMatchObject({
      content: [{ rowGuid }],
      totalElements: 1
    })
    for (const filter of [{ sceneName: '退休' }, { sceneNo: 'NONE' }, { sourceName: '窗口' }])
      expect((await filtered(filter)).data).toMatchObject({ content: [], totalElements: 0 })
    expect(await owner('GET', `${space}/deleteThingInfo`, { rowGuid })).toMatchObject({ status: 200, code: 0 })
    expect(await owner('GET', `${api}/queryThingInfo`, { rowGuid })).toMatchObject(missing)
    expect(await owner('GET', `${space}/deleteThingInfo`, { rowGuid })).toMatchObject(missing)
  })

  it('[R-7-19] each base lists by its own method: one-thing handling by GET, the space service by POST, and neither by the other', async () => {
    const owner = await wireOf('林海峰')
    const rowGuid = rowGuidOf(await owner('POST', `${space}/saveThingInfo`, draft('space-methods')))
    const asked = { page: 1, size: 10, sceneNo: newbornCode }
    const [own, other] = [await owner('GET', `${api}/queryThingInfos`, asked), await owner('POST', `${space}/queryThingInfos`, asked)]
    expect(own.data).toMatchObject({ content: [{ rowGuid }] })
    expect(other.data).toEqual(own.data)
    expect((await owner('POST', `${api}/queryThingInfos`, asked)).status).toBe(404)
    expect((await owner('GET', `${space}/queryThingInfos`, asked)).status).toBe(404)
    await owner('GET', `${space}/deleteThingInfo`, { rowGuid })
  })

  it('[R-3.3-32] a draft says when, of which scene and type, over which channel it was saved, and what', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const at = (client: string) => onTheWire(server.url, mother, client)
    const rowGuid = rowGuidOf(await at('1')('POST', `${api}/saveThingInfo`, draft('draft-fields')))
    const read = async () => (await at('1')('GET', `${api}/queryThingInfo`, { rowGuid })).data
    const saved = { sceneId: newbornCode, sceneName: '新生儿出生一件事', sceneType: 'TWO_THEME', content }
    expect(await read()).toMatchObject({ ...saved, source: '1', recordTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    await at('5')('POST', `${api}/saveThingInfo`, draft('draft-fields', { rowGuid, version: 1 }))
    expect(await read()).toMatchObject({ ...saved, source: '2', version: 2 })
    await at('1')('GET', `${api}/deleteThingInfo`, { rowGuid })
  })

  it('opens for nobody else: a stranger’s draft is as one that is not there', async () => {
    const owner = await wireOf('林海峰')
    const rowGuid = rowGuidOf(await owner('POST', `${space}/saveThingInfo`, draft('space-2')))
    const stranger = await wireOf('马晓东')
    expect(await stranger('GET', `${space}/queryThingInfo`, { rowGuid })).toMatchObject(missing)
    expect(await stranger('GET', `${space}/deleteThingInfo`, { rowGuid })).toMatchObject(missing)
    expect(await stranger('POST', `${space}/saveThingInfo`, draft('space-3', { rowGuid, version: 1 }))).toMatchObject(missing)
    expect((await stranger('POST', `${space}/queryThingInfos`)).data).toMatchObject({ content: [] })
    const anybody = onTheWire(server.url, visitor(server.url))
    expect(await anybody('POST', `${space}/queryThingInfos`)).toMatchObject({ status: 401 })
    for (const call of ['queryThingInfo', 'deleteThingInfo'])
      expect(await anybody('GET', `${space}/${call}`, { rowGuid })).toMatchObject({ status: 401 })
    expect(await anybody('POST', `${space}/saveThingInfo`, draft('space-4'))).toMatchObject({ status: 401 })
    expect((await owner('GET', `${space}/queryThingInfo`, { rowGuid })).data).toMatchObject({ content })
  })
})
