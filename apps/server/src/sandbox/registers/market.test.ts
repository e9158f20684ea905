import { describe, expect, it } from 'vitest'
import { askPreCheck, peopleTable, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
type Params = Readonly<Record<string, string>>
const ask = async (asker: string, sceneid: string, code: string, params: Params, asCompany = false) =>
  askPreCheck(await loginAs(server.url, asker, asCompany), sceneid, code, params)

const noSuchCompany = '91230199MADF5C009A'

describe('a company', () => {
  const trading = '91230199MADF3X0003'
  const frozen = '91230199MADB6P001P'
  const technology = '91230199MADF4B006B'

  it('has equity frozen, a suit that ended, or nothing: it is deregistered only with none', async () => {
    const deregister = async (creditCode: string) => ask('罗文斌', 'HLJYJS0008', 'ZX_C02', { creditCode }, true)
    expect(await deregister(trading)).toMatchObject({ status: '1' })
    expect(await deregister(technology)).toMatchObject({ status: '1' })
    expect(await deregister(frozen)).toEqual({ status: '0', message: '企业有股权冻结、异议或诉讼没有了结。了结后再来办理' })
    expect(await ask('罗文斌', 'HLJYJS0013', 'BG_C02', { creditCode: frozen }, true)).toMatchObject({ status: '0' })
    expect(await ask('罗文斌', 'HLJYJS0013', 'BG_C01', { creditCode: frozen }, true)).toMatchObject({ status: '1' })
  })

  it.each([
    ['whose simple notice is over', trading, '2', '1'],
    ['that published none of that kind', trading, '1', '0'],
    ['whose notice still runs', frozen, '1', '0'],
    ['against whose notice somebody objected', frozen, '2', '0'],
    ['nobody registered', noSuchCompany, '2', '-1'],
    ['that does not say how it ends', trading, '', '-1']
  ])('%s', async (_, creditCode, cancelMode, status) => {
    expect(await ask('罗文斌', 'HLJYJS0008', 'ZX_C03', { creditCode, cancelMode }, true)).toMatchObject({ status })
  })

  it('serves food by its licence, or not', async () => {
    const serves = async (creditCode: string) => ask('何秀英', 'HLJYJS0007', 'CY_C01', { creditCode }, true)
    expect(await serves('92230199MADF2K00XR')).toMatchObject({ status: '1' })
    expect(await serves(trading)).toMatchObject({ status: '0', message: expect.stringContaining('经营范围没有餐饮') })
    expect(await serves(noSuchCompany)).toEqual(unknownAnswer)
  })
})

it.each([
  ['周晓岚', 'that is free', '哈尔滨白桦林木业有限公司', '1'],
  ['宋北原', 'they reserved', '哈尔滨松江生态农业有限公司（示例）', '1'],
  ['邹静', 'their founders reserved with them as agent', '哈尔滨北原冷链物流有限公司（示例）', '1'],
  ['周晓岚', 'another reserved', '哈尔滨松江生态农业有限公司（示例）', '0'],
  ['宋北原', 'that is registered', '哈尔滨北原农业科技有限公司（示例）', '0'],
  ['宋北原', 'too near to a registered one', '黑龙江省北原农业科技股份有限公司', '0'],
  ['宋北原', 'nobody gave', '', '-1']
])('%s asks for a name %s', async (asker, _, entName, status) => {
  expect(await ask(asker, 'HLJYJS0003', 'QY_C03', { entName })).toMatchObject({ status })
})

it.each([
  ['open', '{"name":"荣市街道","value":"230103002000"}', '荣市街1号101室', '1'],
  ['closed in its district', '230103002000', '红军街地下人防工程3号', '0'],
  ['of that kind in another district', '230104000000', '红军街地下人防工程3号', '1'],
  ['in a street that is closed', '[{"name":"道里区","value":"230102000000"},{"name":"兆麟街道","value":"230102001000"}]', '兆麟街5号', '0'],
  ['without a region', '', '荣市街1号101室', '-1'],
  ['without a line', '230103002000', '', '-1']
])('an address %s', async (_, region, address, status) => {
  const founder = await ask('宋北原', 'HLJYJS0003', 'QY_C02', { addressRegion: region, addressDetail: address })
  expect(founder).toMatchObject({ status })
  const restaurant = await ask('何秀英', 'HLJYJS0007', 'CY_C02', { siteRegion: region, siteAddr: address }, true)
  expect(restaurant).toMatchObject({ status })
})

describe('the founders of a company', () => {
  const [legal, shareholder] = ['230199198802140010', '230199199002280263']
  const [restricted, unproved] = ['230199197509100138', '230199200007030015']
  const nobody = '230199198001010021'
  const ofFounders = async (
    asker: string,
    code: 'QY_C01' | 'QY_C04',
    legalIdCard: string,
    shareholders: readonly string[],
    asCompany = false
  ) => ask(asker, 'HLJYJS0003', code, { legalIdCard, shareholderTable: peopleTable('shIdCard', shareholders) }, asCompany)

  it('may hold office and proved who they are: the agent whom they named when they reserved the name is told', async () => {
    for (const code of ['QY_C01', 'QY_C04'] as const) {
      for (const agent of ['邹静', '宋北原'])
        expect(await ofFounders(agent, code, legal, [legal, shareholder])).toMatchObject({ status: '1' })
    }
    expect(await ofFounders('侯宇航', 'QY_C01', unproved, [restricted])).toMatchObject({
      status: '0',
      message: expect.stringContaining('限制任职')
    })
    expect(await ofFounders('侯宇航', 'QY_C01', unproved, [])).toMatchObject({ status: '1' })
    expect(await ofFounders('侯宇航', 'QY_C04', restricted, [unproved])).toMatchObject({
      status: '0',
      message: expect.stringContaining('实名认证')
    })
    expect(await ofFounders('侯宇航', 'QY_C04', restricted, [])).toMatchObject({ status: '1' })
  })

  it('are unknown to a founder who is not their agent, to a stranger, to their company’s clerk, and with one outsider among them', async () => {
    for (const code of ['QY_C01', 'QY_C04'] as const) {
      for (const asker of ['沈佳音', '周晓岚', '侯宇航'])
        for (const other of [legal, nobody]) expect(await ofFounders(asker, code, other, [other])).toEqual(unknownAnswer)
      expect(await ofFounders('薛明凯', code, legal, [], true)).toEqual(unknownAnswer)
      for (const outsider of [restricted, nobody]) expect(await ofFounders('邹静', code, legal, [outsider])).toEqual(unknownAnswer)
    }
  })
})
