import type { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import { expect, it } from 'vitest'
import { useTestServer } from '../../testing/server.ts'
import { visitor } from '../../testing/TestCaller.ts'

const server = useTestServer()

const search = async (
  source: string,
  asked: { readonly keyword?: string; readonly parent?: string; readonly values?: Readonly<Record<string, string>> } = {}
): Promise<readonly SourceOption[]> => {
  const answer = await visitor(server.url).call((client) =>
    client.oneThingRegisters.remoteSearch({ payload: { source, keyword: '', page: 1, size: 50, ...asked } })
  )
  return 'content' in answer ? answer.content : answer
}

it.each([
  ['REMOTE_SIORG', '社会保险', 'SB230103'],
  ['REMOTE_ARCHIVE', '人才服务', 'DA230103'],
  ['REMOTE_FUND', '住房公积金', 'GJJ230100'],
  ['REMOTE_BANKBRANCH', '银行', 'WD102230103']
])('%s offers institutions with address, phone and hours, found by name and by area', async (source, word, code) => {
  const named = await search(source, { keyword: word })
  expect(named.length).toBeGreaterThan(5)
  const one = named.find(({ value }) => value === code)
  expect(one).toMatchObject({
    name: expect.stringContaining(word),
    address: expect.stringContaining('示例地址'),
    phone: expect.stringMatching(/^0451-\d{8}$/),
    hours: expect.stringContaining('工作日')
  })
  const inHarbin = await search(source, { parent: '230100000000', keyword: '哈尔滨' })
  expect(inHarbin).toContainEqual(one)
  expect(await search(source, { parent: '230600000000', keyword: '哈尔滨' })).toEqual([])
  expect(await search(source, { keyword: '没有这样的机构' })).toEqual([])
})

it('bank branches are found by their bank, a fund centre stands in every city', async () => {
  const banks = await search('REMOTE_BANKBRANCH', { keyword: '哈尔滨银行' })
  expect(new Set(banks.map(({ value }) => value.slice(0, 5)))).toEqual(new Set(['WD313']))
  expect((await search('REMOTE_FUND')).map(({ value }) => value.slice(0, 7)).toSorted()).toHaveLength(13)
})

it('the branches of the bank that was chosen are offered, and no other', async () => {
  const chosen = { maternityBank: JSON.stringify({ name: '中国工商银行', value: '102' }) }
  const branches = await search('REMOTE_BANKBRANCH', { values: chosen })
  expect(branches.length).toBeGreaterThan(5)
  expect(branches.filter(({ name }) => !name.startsWith('中国工商银行'))).toEqual([])
  expect(await search('REMOTE_BANKBRANCH', { values: { openBank: '308' } })).toHaveLength(1)
})
