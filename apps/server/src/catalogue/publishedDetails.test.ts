/** What one scene is published with, and dictionaries as trees and names, as other systems ask it. */
import { describe, expect, it } from 'vitest'
import { parentOf } from '@ljonething/domain/tree/FlatTree'
import { readTreeText } from '@ljonething/domain/tree/readTreeText'
import { nameOf } from '@ljonething/domain/tree/TreeNames'
import { newbornCode, newbornScene, region } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const space = `${api}/ybsl/smzy/shspace`
const efficient = '/longjiang_otn/onethingEfficient'
const projectCode = 'HLJYJS0014'

const anybody: Wire = (...given) => onTheWire(server.url, visitor(server.url))(...given)
const done = (data: unknown) => expect.objectContaining({ status: 200, code: 0, data })
const some = (fields: Record<string, unknown>) => expect.arrayContaining([expect.objectContaining(fields)])
const posted = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}
const unknownScene = { status: 404, code: 1, msg: '未查询到该主题' }

describe('a scene of efficient handling', () => {
  it('[R-7.1-27] [R-7-04] [R-3.2-03] in detail by its code, with the numbers of its card', async () => {
    const list = await visitor(server.url).call((client) => client.middleScenes.scenes({ query: {} }))
    const card = list.find(({ sceneCode }) => sceneCode === newbornCode)?.comparison
    const detail = await anybody('POST', `${efficient}/getDetailByCode`, { code: newbornCode })
    expect(detail).toEqual(
      done(
        expect.objectContaining({
          ...{ id: newbornCode, name: '新生儿出生一件事', sceneType: 'TWO_THEME', object: '1', objectTypes: ['1'], hasServiceGuide: '1' },
          ...{ originalLinkNum: card?.links?.before, currentLinkNum: card?.links?.after },
          ...{ originalMaterialNum: card?.materials.before, currentMaterialNum: card?.materials.after },
          ...{ originalRunNum: card?.runs.before, currentRunNum: card?.runs.after },
          ...{ legalTimeLimit: card?.handlingDays.before, currentTimeLimit: card?.handlingDays.after },
          ...{ writeNote: expect.stringMatching(/./u), scenesNotes: expect.arrayContaining([expect.any(String)]) },
          ...{ relationMatchPolicy: '1', relationMatchService: '0' },
          pageConfigs: some({ key: 'smartGuide', name: expect.any(String) }),
          matters: some({ matterName: '出生登记（申报户口）' }),
          sceneTag: expect.objectContaining({ KEY_THEME: '1' }),
          explanation: { question: some({ answer: expect.any(String) }), policy: expect.arrayContaining(['中华人民共和国户口登记条例']) },
          applyRegionInfo: { level: expect.arrayContaining(['city']), regionOpenStatuses: some({ region, open: '1' }) },
          windows: some({ region: '230103000000', phone: '0451-12345000' }),
          handleConditionQuestion: some({ id: 'NB_C01', choices: some({ value: '1' }) })
        })
      )
    )
    expect(await anybody('POST', `${efficient}/getDetailByCode`, { code: 'NONE' })).toMatchObject(unknownScene)
  })

  it('[R-7.1-28] by its code and business type, which is always YBLC', async () => {
    const byCode = await anybody('POST', `${efficient}/getDetailByCode`, { code: newbornCode })
    const given = { businessType: 'YBLC', sceneCode: newbornCode }
    expect((await anybody('POST', `${efficient}/getEfficientThemeDetail`, given)).data).toEqual(byCode.data)
    expect(await anybody('POST', `${efficient}/getEfficientThemeDetail`, { ...given, businessType: 'OTHER' })).toMatchObject({
      status: 422,
      msg: '不在要求的参数范围中'
    })
  })
})

it('[R-7.1-26] [R-3.2-08] the guides of a list of scenes, nested questions and tips included', async () => {
  const ask = (codes: readonly string[]) => posted(`${api}/api/v1/middleInterface/sceneGuide`, codes)
  const { answer } = await ask([newbornCode, projectCode])
  const opened = {
    id: 'NB_Q02A',
    choices: [
      expect.objectContaining({ id: 'NB_Q02A-1', tips: [expect.stringContaining('亲子鉴定意见')], questions: [] }),
      expect.anything()
    ]
  }
  expect(answer).toMatchObject({
    data: [
      {
        id: newbornCode,
        questions: some({
          id: 'NB_Q02',
          hidden: false,
          displayMode: '0',
          choices: some({ id: 'NB_Q02-2', questions: [expect.objectContaining(opened)] })
        })
      },
      { id: projectCode, questions: [] }
    ]
  })
  expect(await ask(['NONE'])).toMatchObject({ status: 404, answer: { msg: '未查询到该主题' } })
  expect((await ask(Array.from({ length: 51 }, () => newbornCode))).status).toBe(422)
})

it('[R-7.4-01] [R-3.2-06] the base information of another system’s scene, and of our own with the numbers of its card', async () => {
  const theirs = await anybody('GET', `${api}/scene/sceneMatterBaseInfo`, { code: projectCode })
  expect(theirs).toEqual(
    done(
      expect.objectContaining({
        ...{
          originalFormNum: 12,
          currentFormNum: 3,
          originalHandleNum: 9,
          currentHandleNum: 1,
          originalHandleDays: 90,
          currentHandleDays: 30
        },
        doUrl: 'https://invest.example.invalid/apply?ticket={ticket}',
        matterBaseInfos: some({ name: '节能审查', department: '省发展改革委', days: 10 })
      })
    )
  )
  const { comparison, matters } = await newbornScene()
  const own = await anybody('GET', `${api}/scene/sceneMatterBaseInfo`, { code: newbornCode })
  expect(own.data).toMatchObject({
    ...{ originalMaterialNum: comparison.materials?.originalMaterialNum, currentHandleDays: comparison.handlingDays?.currentTimeLimit },
    ...{ originalFormNum: comparison.forms?.originalFormNum, interpretationUrl: '/unscramble/birth', doUrl: '', reasons: [] },
    matterBaseInfos: matters.map(({ name, department, promisedDays }) => ({ name, department, days: promisedDays }))
  })
  expect(await anybody('GET', `${api}/scene/sceneMatterBaseInfo`, { code: 'NONE' })).toMatchObject(unknownScene)
})

describe('whether a scene may be handled', () => {
  const verify = async (caller: TestCaller, query: { readonly code: string; readonly region?: string }) =>
    caller.call((client) => client.oneThingScenes.verifyScene({ query }))

  it('[R-4.2-03] [R-7.4-41] by those it serves, where it is open; everybody else is told why not', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    expect(await verify(mother, { code: newbornCode })).toEqual({ type: '1', message: '可以办理' })
    expect(await verify(mother, { code: newbornCode, region: '230102000000' })).toMatchObject({ type: '1' })
    expect(await verify(mother, { code: newbornCode, region: '220000000000' })).toEqual({
      type: '0',
      message: '该地区暂未开通此主题，请选择其他地区'
    })
    expect(await verify(visitor(server.url), { code: newbornCode })).toEqual({ type: '0', message: '请先登录政务服务网，再进行办理' })
    expect(await verify(await loginAs(server.url, '邹静', true), { code: newbornCode })).toEqual({
      type: '0',
      message: '请先以个人身份登录后再办理'
    })
    expect(await mother.refusal((client) => client.oneThingScenes.verifyScene({ query: { code: 'NONE' } }))).toMatchObject({
      _tag: 'NotFound'
    })
  })
})

describe('the guide to a service', () => {
  const byRegion = (code: string, of: string) => anybody('GET', `${api}/guide/queryWorkGuideByRegion`, { code, region: of })

  it('[R-7.4-42] in a region, with the windows that serve it and whether it is open there', async () => {
    const window = expect.objectContaining({ region: '230103000000', name: '南岗区政务服务中心一件事专窗' })
    const guide = {
      sceneId: newbornCode,
      regionName: '哈尔滨市',
      open: true,
      fee: '不收费',
      process: expect.arrayContaining(['填写一张表'])
    }
    expect((await byRegion(newbornCode, region)).data).toMatchObject({ ...guide, windows: [window] })
    expect((await byRegion(newbornCode, '230102000000')).data).toMatchObject({ regionName: '道里区', open: true, windows: [] })
    expect(await byRegion(newbornCode, '220000000000')).toMatchObject({ status: 400, msg: '不在要求的参数范围中' })
    expect(await byRegion('NONE', region)).toMatchObject(unknownScene)
  })

  it('[R-7.4-44] everywhere', async () => {
    expect(await anybody('GET', `${api}/bsznManage/queryBySceneId`, { sceneId: newbornCode })).toEqual(
      done(expect.objectContaining({ sceneName: '新生儿出生一件事', windows: [expect.anything()], legalBasis: expect.any(Array) }))
    )
    expect(await anybody('GET', `${api}/bsznManage/queryBySceneId`, { sceneId: 'NONE' })).toMatchObject(unknownScene)
  })
})

describe('dictionaries', () => {
  interface Node {
    readonly code: string
    readonly parentCode: string
    readonly children: readonly Node[]
  }
  const tree = async (query: { readonly rootCode: string; readonly parentCode?: string }) =>
    (await visitor(server.url).call((client) => client.spaceDictionary.tree({ query }))) satisfies readonly Node[]
  const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0)

  it('[R-7.5-002] names of codes in the order asked for; an unknown code has none', async () => {
    const list = [
      { rootCode: 'HOSPITAL', code: 'HJ0006' },
      { rootCode: 'SH00XZQH', code: '230102000000' },
      { rootCode: 'HOSPITAL', code: 'NONE' },
      { rootCode: 'NONE', code: '1' }
    ]
    expect(await visitor(server.url).call((client) => client.spaceDictionary.trans({ payload: { list } }))).toEqual([
      { ...list[0], name: '哈尔滨市红十字中心医院' },
      { ...list[1], name: '道里区' },
      list[2],
      list[3]
    ])
    const many = Array.from({ length: 2_001 }, () => ({ rootCode: 'XB', code: '1' }))
    expect(await posted(`${space}/basic/dictionary/trans`, { list: many })).toMatchObject({ status: 422, answer: { code: 1 } })
  })

  it('[R-3.1-52] 行使层级: 国家级 1 to 村级 6, and 分级 7', async () => {
    expect((await tree({ rootCode: 'XSCJ' })).map(({ code, name }) => `${code} ${name}`)).toEqual([
      '1 国家级',
      '2 省级',
      '3 市级',
      '4 县级',
      '5 乡级',
      '6 村级',
      '7 分级管理'
    ])
  })

  it('[R-3.4-12] [R-7.5-003] what is below a row, with all below that', async () => {
    const districts = await tree({ rootCode: 'SH00XZQH', parentCode: '230100000000' })
    expect(districts).toEqual(some({ id: '230102000000', code: '230102000000', parentCode: '230100000000', name: '道里区' }))
    expect(districts.find(({ code }) => code === '230102000000')?.children).toEqual(some({ parentCode: '230102000000', children: [] }))
    const industries = await tree({ rootCode: 'HYFL' })
    const parent = industries.find(({ children }) => children.length > 0)
    expect(parent?.children[0]?.parentCode).toBe(parent?.code)
    expect(await tree({ rootCode: 'HYFL', parentCode: parent?.code ?? '' })).toEqual(parent?.children)
    for (const query of [
      { rootCode: 'NONE' },
      { rootCode: 'SH00XZQH', parentCode: '220000000000' },
      { rootCode: 'HYFL', parentCode: 'NONE' }
    ])
      expect(await visitor(server.url).refusal((client) => client.spaceDictionary.tree({ query }))).toMatchObject({
        msg: '不在要求的参数范围中'
      })
  })

  it('[R-7.5-003] a whole root as one text says the same, half as long', async () => {
    const caller = visitor(server.url)
    const text = (rootCode: string) => caller.call((client) => client.spaceDictionary.treeText({ query: { rootCode } }))
    const regions = await text('SH00XZQH')
    const read = readTreeText(regions)
    expect(read?.size).toBe(1_843)
    expect(read && nameOf(read.names, read.nodeOf('230102000000'))).toBe('道里区')
    expect(read && read.codeOf(parentOf(read, read.nodeOf('230102000000')))).toBe('230100000000')
    expect(regions.length * 2).toBeLessThan(JSON.stringify(await tree({ rootCode: 'SH00XZQH' })).length)
    expect(await text('HYFL')).toMatch(/^12/)
    expect(await caller.refusal((client) => client.spaceDictionary.treeText({ query: { rootCode: 'NONE' } }))).toMatchObject({
      msg: '不在要求的参数范围中'
    })
    const first = await fetch(`${server.url}${space}/basic/dictionary/treeText?rootCode=SH00XZQH`, { headers: { 'accept-encoding': 'br' } })
    expect(Number(first.headers.get('content-length'))).toBeLessThan(30_000)
    expect(first.headers.get('etag')).not.toBeNull()
  })

  it('[R-7.5-004] all regions, once encoded, and asked for again by their ETag', async () => {
    const all = await tree({ rootCode: 'SH00XZQH' })
    expect(sizeOf(all)).toBe(1_843)
    expect(all).toMatchObject([{ code: '230000000000', name: '黑龙江省' }])
    const address = `${server.url}${space}/basic/dictionary/tree?rootCode=SH00XZQH`
    const first = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect(Number(first.headers.get('content-length'))).toBeLessThan(50_000)
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
