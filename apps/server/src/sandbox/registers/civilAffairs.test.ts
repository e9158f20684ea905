import { describe, expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs, visitor } from '../../testing/TestCaller.ts'

const server = useTestServer()
const deceased = '230199194503030016'
const nobody = '230199198001010021'

describe('[R-7.4-54] civil affairs', () => {
  const cremation = async (asker: string, cremationNo: string, deceasedIdCard = deceased) =>
    askPreCheck(await loginAs(server.url, asker), 'HLJYJS0004', 'SH_C04', { cremationNo, deceasedIdCard })
  const relief = async (asker: string, applicantIdCard: string) =>
    askPreCheck(await loginAs(server.url, asker), 'HLJYJS0009', 'CJ_C03', { applicantIdCard })

  it('compare the number of a cremation for the son, and say when it is another', async () => {
    expect(await cremation('马晓东', 'HLJB23010320260000123')).toMatchObject({ status: '1' })
    expect(await cremation('马晓东', 'HLJB23010320260000124')).toEqual({
      status: '0',
      message: '火化证明编号与登记的不一致。请对照火化证明核对编号'
    })
    expect(await cremation('马晓东', '')).toEqual(unknownAnswer)
  })

  it('tell nobody else of it, whether there is such a person, such a number or not', async () => {
    for (const other of [deceased, nobody])
      for (const number of ['HLJB23010320260000123', 'HLJB0']) expect(await cremation('周晓岚', number, other)).toEqual(unknownAnswer)
  })

  it('know who is on relief, to whom it ended, and who never was', async () => {
    expect(await relief('吴志强', '230199197809180010')).toMatchObject({ status: '1' })
    expect(await relief('马晓东', '230199197308080038')).toMatchObject({ status: '0' })
    expect(await relief('林海峰', '230199199108200030')).toMatchObject({ status: '0', message: expect.stringMatching(/^没有查到低保/) })
    expect(await relief('林海峰', '23019919930412002X')).toMatchObject({ status: '0' })
    for (const other of ['230199197809180010', nobody]) expect(await relief('林海峰', other)).toEqual(unknownAnswer)
  })
})

it.each([
  ['REMOTE_FUNERAL', '东华苑', { value: 'BYG230104001', name: '哈尔滨东华苑殡仪馆（示例）' }],
  ['REMOTE_CEMETERY', '松鹤', { value: 'GM230104001', name: '哈尔滨东山松鹤陵园（示例）' }]
])('%s is searched by name and gone through by area; each has an address and a phone', async (source, keyword, wanted) => {
  const search = async (asked: { readonly keyword: string; readonly parent?: string }) => {
    const found = await visitor(server.url).call((client) => client.oneThingRegisters.remoteSearch({ payload: { source, ...asked } }))
    return 'content' in found ? found.content : found
  }
  expect(await search({ keyword })).toMatchObject([wanted])
  expect((await search({ keyword: '', parent: '' })).map(({ name }) => name)).toContain('大兴安岭地区')
  expect(await search({ keyword: '', parent: '230104000000' })).toMatchObject([wanted])
  for (const { address, phone } of await search({ keyword: '' }))
    expect([address, phone]).toEqual([expect.stringContaining('号'), expect.stringMatching(/^0\d{3}-\d{8}$/)])
})
