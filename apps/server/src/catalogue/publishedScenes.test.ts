/** What middle and space service tell of scenes and matters, as other systems ask it: alike under both bases, and the same numbers everywhere. */
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const middle = '/ljonethingapi/api/v1/callinterface'
const space = '/ljonethingapi/ybsl/smzy/shspace'
const scenes = `${space}/spaceService/scene`
const startupCode = 'HLJYJS0003'
const projectCode = 'HLJYJS0014'

const anybody: Wire = (...given) => onTheWire(server.url, visitor(server.url))(...given)
const wireOf = (caller: TestCaller): Wire => onTheWire(server.url, caller)
const done = (data: unknown) => expect.objectContaining({ status: 200, code: 0, data })
const some = (fields: Record<string, unknown>) => expect.arrayContaining([expect.objectContaining(fields)])
const codesOf = ({ data }: Awaited<ReturnType<Wire>>) =>
  (data as readonly { readonly sceneCode: string }[]).map(({ sceneCode }) => sceneCode)
const matterIdsOf = async (code: string) =>
  (await visitor(server.url).call((client) => client.middleThemes.getSceneRelationMatter({ params: { id: code } }))).map(({ id }) => id)

describe('themes of joint handling', () => {
  const themeIdsOf = (answer: Awaited<ReturnType<Wire>>) =>
    (answer.data as { readonly content: readonly { readonly themeId: string }[] }).content.map(({ themeId }) => themeId)

  it('[R-7.1-01] [R-7.5-038] [R-3.2-01] [R-3.2-02] are the same under both bases, each with its scene where it was built', async () => {
    const listed = await anybody('GET', `${middle}/unionprocess`, { limit: 50 })
    const born = { themeId: newbornCode, themeUnionType: 'TWO_THEME', scenes: [], baseScenes: [], isFocusTheme: true }
    const project = { themeId: projectCode, themeUnionType: '1', scenes: [], scenesV2: [], isFocusTheme: false }
    expect(listed).toEqual(
      done(
        expect.objectContaining({
          content: expect.arrayContaining([
            expect.objectContaining({
              ...born,
              scenesV2: [expect.objectContaining({ sceneCode: newbornCode })],
              category: [{ rootCode: 'RSSJ', code: 'L01', name: '生育' }]
            }),
            expect.objectContaining({ ...project, baseScenes: [expect.objectContaining({ sceneCode: projectCode })] })
          ]),
          totalElements: 15
        })
      )
    )
    expect((await anybody('POST', `${space}/union/process`, { limit: 50 })).data).toEqual(listed.data)
  })

  it('are chosen by category, name and regions, and told from an offset on', async () => {
    const schooling = 'HLJYJS0006'
    expect(themeIdsOf(await anybody('POST', `${space}/union/process`, { category: 'UP03' }))).toEqual([schooling])
    expect(themeIdsOf(await anybody('POST', `${space}/union/process`, { name: '落户' }))).toContain(newbornCode)
    expect(themeIdsOf(await anybody('GET', `${middle}/unionprocess`, { regions: '220000000000' }))).toEqual([])
    expect(themeIdsOf(await anybody('GET', `${middle}/unionprocess`, { regions: '220000000000,230102000000' }))).toContain(newbornCode)
    const all = themeIdsOf(await anybody('GET', `${middle}/unionprocess`, { limit: 50 }))
    expect(themeIdsOf(await anybody('GET', `${middle}/unionprocess`, { limit: 4, offset: 3 }))).toEqual(all.slice(3, 7))
    expect(themeIdsOf(await anybody('GET', `${middle}/unionprocess`))).toEqual(all.slice(0, 10))
  })
})

it('[R-7.1-17] [R-7.5-024] the interpretation of a scene; without one it says so', async () => {
  const told = done(
    expect.objectContaining({
      id: newbornCode,
      sceneName: '新生儿出生一件事',
      template: 'birthUnscramble',
      sections: some({ heading: expect.any(String), text: expect.any(String) }),
      qa: some({ question: expect.any(String), answer: expect.any(String) })
    })
  )
  const ofMiddle = await anybody('GET', `${middle}/templateData`, { id: newbornCode })
  expect(ofMiddle).toEqual(told)
  expect((await anybody('GET', `${scenes}/templateData/${newbornCode}`)).data).toEqual(ofMiddle.data)
  for (const missing of [
    () => anybody('GET', `${middle}/templateData`, { id: 'NONE' }),
    () => anybody('GET', `${scenes}/templateData/NONE`)
  ])
    expect(await missing()).toMatchObject({ status: 404, code: 1, msg: '未查询到该主题' })
  expect(await anybody('GET', `${middle}/templateData`, {})).toMatchObject({ status: 422, msg: '参数必填' })
})

describe('matters', () => {
  it('[R-7.1-25] [R-7.5-021] [R-3.2-13] of a scene, under both bases', async () => {
    const ofMiddle = await anybody('GET', `${middle}/getSceneRelationMatter/${newbornCode}`)
    expect(ofMiddle).toEqual(
      done(
        some({
          ...{ code: 'M03', name: '出生登记（申报户口）', matterName: '出生登记（申报户口）', sceneCode: newbornCode },
          ...{ onsiteReason: '', exerciseLevelName: '市级', onlineHandlingDepth: 'IV', handlingForm: ['1', '2'], universalRange: '2' },
          ...{ projectType: expect.any(String), intermediaryService: '无', material: some({ name: expect.any(String), need: true }) },
          ...{ originApprovalResult: { resultType: '证照', sample: 'sample/M03.png' }, approvalResName: '居民户口簿（新增页）' },
          ...{ approvalResType: '证照', approvalResSample: 'sample/M03.png' }
        })
      )
    )
    expect((await anybody('GET', `${scenes}/getSceneRelationMatter/${newbornCode}`)).data).toEqual(ofMiddle.data)
    expect(await anybody('GET', `${scenes}/getSceneRelationMatter/NONE`)).toMatchObject({ status: 404, code: 1 })
  })

  it('that need a visit say so', async () => {
    const told = (await anybody('GET', `${middle}/getSceneRelationMatter/${newbornCode}`)).data
    expect(told).toEqual(some({ onsiteReason: '办理过程中需到现场1次' }))
  })

  it('[R-7.5-022] by its own id', async () => {
    const ids = await matterIdsOf(newbornCode)
    const [, , birth = ''] = ids
    expect(await anybody('GET', `${scenes}/matter`, { id: birth, previewMode: '0' })).toEqual(
      done(expect.objectContaining({ id: birth, name: '出生登记（申报户口）', sceneCode: newbornCode }))
    )
    expect(await anybody('GET', `${scenes}/matter`, { id: 'M03' })).toMatchObject({ status: 404, msg: '未查询到该事项' })
  })

  it('[R-7.5-025] that are the same one, by its basic or own code, where a region has them, in short or in whole', async () => {
    const [, , birth = ''] = await matterIdsOf(newbornCode)
    const ask = (given: Record<string, string>) => anybody('POST', `${space}/matter/sameMatters`, given)
    const own = await ask({ matterCode: birth })
    expect(own.data).toEqual([
      {
        ...{ id: birth, name: '出生登记（申报户口）', basicCode: expect.stringMatching(/^\d{12}$/u), department: '黑龙江省公安厅' },
        ...{ sceneCode: newbornCode, sceneName: '新生儿出生一件事' }
      }
    ])
    const [{ basicCode = '' } = {}] = own.data as readonly { readonly basicCode?: string }[]
    expect((await ask({ matterCode: basicCode, region: '230102000000', detail: '0' })).data).toEqual(own.data)
    expect((await ask({ matterCode: basicCode, region: '220000000000' })).data).toEqual([])
    const whole = (await anybody('GET', `${scenes}/matter`, { id: birth })).data
    expect((await ask({ matterCode: birth, detail: '1' })).data).toEqual([expect.objectContaining({ detail: whole })])
    expect(await ask({ matterCode: 'M03' })).toMatchObject({ status: 404, msg: '未查询到该事项' })
    expect(await ask({ matterCode: birth, detail: '2' })).toMatchObject({ status: 422, msg: '不在要求的参数范围中' })
  })

  it('[R-7.5-023] before and after of those a scene has from the start are what its card promises, each counted once', async () => {
    const list = await visitor(server.url).call((client) => client.middleScenes.scenes({ query: {} }))
    const card = list.find(({ sceneCode }) => sceneCode === startupCode)?.comparison
    const { matters } = await visitor(server.url).call((client) => client.oneThingGuide.getGuideScene({ query: { code: startupCode } }))
    const ids = matters.filter((matter) => matter.default !== false).map(({ implementCode }) => implementCode)
    const stat = await anybody('GET', `${scenes}/matter/stat`, { ids: [...ids, ...ids].join() })
    expect(stat.data).toMatchObject({
      ...{ originalLinkNum: card?.links?.before, currentLinkNum: card?.links?.after },
      ...{ originalMaterialNum: card?.materials.before, currentMaterialNum: card?.materials.after },
      ...{ originalRunNum: card?.runs.before, currentRunNum: card?.runs.after },
      ...{ legalTimeLimit: card?.handlingDays.before, currentTimeLimit: card?.handlingDays.after }
    })
    const [own = ''] = await matterIdsOf(newbornCode)
    const fewer = await anybody('GET', `${scenes}/matter/stat`, { ids: ids[0] ?? '' })
    expect(fewer).toEqual(done(expect.objectContaining({ originalFormNum: 1, currentFormNum: 1 })))
    expect(await anybody('GET', `${scenes}/matter/stat`, { ids: `${ids[0] ?? ''},${own}` })).toMatchObject({
      status: 400,
      msg: '请选择同一主题的事项'
    })
    expect(await anybody('GET', `${scenes}/matter/stat`, { ids: 'NONE' })).toMatchObject({ status: 404 })
    expect(await anybody('GET', `${scenes}/matter/stat`, { ids: ',' })).toMatchObject({ status: 400, msg: '参数必填' })
  })
})

describe('the list of scenes', () => {
  it('[R-7.5-018] [R-7.5-019] to whoever is logged in those for them, to a visitor all', async () => {
    const all = codesOf(await anybody('POST', `${scenes}/scenes/noLogin`, { previewMode: '0' }))
    expect(await anybody('POST', `${scenes}/scenes`, { previewMode: '0' })).toMatchObject({ status: 401, code: 1 })
    const mothers = codesOf(await wireOf(await loginAs(server.url, '周晓岚'))('POST', `${scenes}/scenes`, { previewMode: '0' }))
    expect(mothers).toContain(newbornCode)
    expect(mothers).not.toContain(projectCode)
    const companys = codesOf(await wireOf(await loginAs(server.url, '邹静', true))('POST', `${scenes}/scenes`))
    expect(companys).toContain(projectCode)
    expect(companys).not.toContain(newbornCode)
    expect(new Set([...mothers, ...companys])).toEqual(new Set(all))
    expect(new Set([...mothers, ...companys])).toEqual(new Set(all))
    expect(codesOf(await anybody('POST', `${scenes}/scenes/noLogin`, { name: '落户', region: '230102000000' }))).toContain(newbornCode)
    expect(codesOf(await anybody('POST', `${scenes}/scenes/noLogin`, { region: '220000000000' }))).toEqual([])
  })

  it('[R-7.5-020] how many are open in each region; a region that is none is refused', async () => {
    const counts = await anybody('GET', `${scenes}/count`, { regions: '230102000000,232700000000' })
    const openIn = async (region: string) => codesOf(await anybody('POST', `${scenes}/scenes/noLogin`, { region })).length
    const [inDistrict, inNorth] = [await openIn('230102000000'), await openIn('232700000000')]
    expect(inNorth).toBeLessThan(inDistrict)
    expect(counts.data).toEqual([
      { region: '230102000000', name: '道里区', count: inDistrict },
      { region: '232700000000', name: '大兴安岭地区', count: inNorth }
    ])
    expect(await anybody('GET', `${scenes}/count`, { regions: '230100000000,220000000000' })).toMatchObject({
      status: 400,
      msg: '不在要求的参数范围中'
    })
  })
})
