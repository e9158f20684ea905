/** Guide rules, results and the combined form, as other systems ask them, under every address they are published at. */
import { describe, expect, it } from 'vitest'
import { newbornCode, prepareNewborn } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const space = `${api}/ybsl/smzy/shspace`
const addresses = [`${api}/ybsl/queryByGuideRule`, `${api}/ybslCommon/queryByGuideRule`, `${space}/ybsl/queryByGuideRule`]

const anybody: Wire = (...given) => onTheWire(server.url, visitor(server.url))(...given)
const wireOf = async (name: string, company = false) => onTheWire(server.url, await loginAs(server.url, name, company))
const conditionOf = (answers: object) => encodeURIComponent(JSON.stringify(answers))
const some = (...items: unknown[]) => expect.arrayContaining(items)

describe('guide rules', () => {
  it('[R-7.4-02] [R-7.4-29] [R-7.5-055] what a choice makes of the answers, alike at each address', async () => {
    const given = { uuid: 'NB_Q02-2', condition: conditionOf({ NB_Q01: '1', NB_Q02: 'married', NB_Q03: '4' }) }
    const [first, ...others] = await Promise.all(addresses.map((address) => anybody('GET', address, given)))
    expect(first?.data).toMatchObject({
      sceneCode: newbornCode,
      guideRules: expect.objectContaining({ NB_Q01: '1', NB_Q02: 'unmarried' }),
      selected: some('NB_Q01-1', 'NB_Q02-2'),
      hidden: some('NB_Q03A-1'),
      hiddenGuideUUIDs: some('NB_Q03A'),
      unanswered: some('NB_Q02A'),
      disabled: [],
      blocks: [],
      ready: false
    })
    const { matterIds } = first?.data as { readonly matterIds: readonly string[] }
    expect(matterIds).toContain('M01')
    expect(matterIds).not.toContain('M03')
    for (const other of others) expect(other.data).toEqual(first?.data)
  })

  it('a choice that stops says why; several choices are taken together, of one scene', async () => {
    const [address = ''] = addresses
    expect((await anybody('GET', address, { uuid: 'NB_Q01-2' })).data).toMatchObject({
      blocks: [{ id: 'NB_Q01', choiceText: '否', message: expect.stringContaining('本主题仅支持省内助产机构出生') }]
    })
    expect((await anybody('GET', address, { uuid: 'NB_Q01-1,NB_Q02-1' })).data).toMatchObject({ selected: some('NB_Q01-1', 'NB_Q02-1') })
    expect(await anybody('GET', address, { uuid: 'NB_Q01-1,TX_Q01-1' })).toMatchObject({ status: 400, msg: '请选择同一主题的选项' })
    expect(await anybody('GET', address, { uuid: 'NONE' })).toMatchObject({ status: 404, msg: '未查询到该选项' })
    expect(await anybody('GET', address, { uuid: ',' })).toMatchObject({ status: 400, msg: '参数必填' })
    expect(await anybody('GET', address, { uuid: 'NB_Q01-1', condition: 'nonsense' })).toMatchObject({
      status: 400,
      msg: '不识别的参数类型'
    })
  })

  it('follow who asks: what is for companies is disabled for a person, and a scene that does not serve one is refused', async () => {
    const [address = ''] = addresses
    expect((await (await wireOf('周晓岚'))('GET', address, { uuid: 'TX_Q01-2' })).data).toMatchObject({ disabled: ['TX_Q01-1'] })
    expect((await (await wireOf('邹静', true))('GET', address, { uuid: 'TX_Q01-1' })).data).toMatchObject({ disabled: ['TX_Q01-2'] })
    expect(await (await wireOf('邹静', true))('GET', address, { uuid: 'NB_Q01-1' })).toMatchObject({
      status: 403,
      msg: '请先以个人身份登录后再办理'
    })
  })
})

it('[R-7.4-43] the results of the matters that the answers bring', async () => {
  const results = async (answers: object, wire = anybody) =>
    wire('POST', `${api}/guide/getGuideApprovalRes`, { sceneid: newbornCode, guideRules: conditionOf(answers) })
  const birth = {
    matterName: '出生登记（申报户口）',
    approvalResName: '居民户口簿（新增页）',
    approvalResType: '证照',
    approvalResSample: 'sample/M03.png'
  }
  expect((await results({ NB_Q03: '2' })).data).toEqual(some(expect.objectContaining(birth)))
  expect((await results({ NB_Q03: '4' })).data).not.toEqual(some(expect.objectContaining(birth)))
  expect(await results({}, await wireOf('邹静', true))).toMatchObject({ status: 403 })
  expect(await anybody('POST', `${api}/guide/getGuideApprovalRes`, { sceneid: 'NONE', guideRules: '{}' })).toMatchObject({ status: 404 })
})

it('[R-7.5-043] the combined form of the space service is that of one-thing handling, with what is known of the caller', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const { matterCodes, params } = await prepareNewborn(mother)
  const payload = { sxIds: matterCodes, guideRules: conditionOf(params.answers), sceneid: newbornCode }
  const wire = onTheWire(server.url, mother)
  const own = await wire('POST', `${api}/ybsl/getSxForm`, payload)
  expect(own.data).toMatchObject({
    allfield: some(expect.objectContaining({ fieldList: some(expect.objectContaining({ value: '周晓岚' })) }))
  })
  expect((await wire('POST', `${space}/ybsl/getSxForm`, payload)).data).toEqual(own.data)
  expect((await anybody('POST', `${space}/ybsl/getSxForm`, payload)).data).not.toEqual(own.data)
  expect(await anybody('POST', `${space}/ybsl/getSxForm`, { ...payload, sxIds: 'M99' })).toMatchObject({ status: 400 })
  expect(await (await wireOf('邹静', true))('POST', `${space}/ybsl/getSxForm`, payload)).toMatchObject({ status: 403 })
})
