import { expect, it } from 'vitest'
import { refuse, startFakeService } from '../testing/fakeService.ts'
import { fieldServices } from './fieldServices.ts'

const row = { rootCode: 'SH00XZQH', parentCode: '', hasChildren: false }

it('a region is found anywhere below another one, with what leads to it', async () => {
  const service = startFakeService()
  const above = [{ code: '230100000000', name: '哈尔滨市' }]
  service.answer('spaceDictionary', 'dictionary', () => [{ ...row, code: '230102000000', name: '道里区', above }])
  const found = await fieldServices.searchTree?.('SH00XZQH', '230000000000', '道里', new AbortController().signal)
  expect(found).toEqual([
    [
      { value: '230100000000', name: '哈尔滨市' },
      { value: '230102000000', name: '道里区' }
    ]
  ])
  expect(service.requestsOf('spaceDictionary.dictionary')).toMatchObject([
    { json: { rootCode: 'SH00XZQH', parentcode: '230000000000', name: '道里' } }
  ])
})

it('a whole tree is asked for once, and a failure says why', async () => {
  const service = startFakeService()
  service.answer('spaceDictionary', 'treeText', () => refuse({ _tag: 'Rejected', msg: '不在要求的参数范围中' }))
  await expect(fieldServices.wholeTree?.('SH00XZQH')).rejects.toThrow('不在要求的参数范围中')
  const text = '1\n黑龙江省\n230000000000\n'
  service.answer('spaceDictionary', 'treeText', () => text)
  expect(await fieldServices.wholeTree?.('SH00XZQH')).toBe(text)
  expect(await fieldServices.wholeTree?.('SH00XZQH')).toBe(text)
  expect(service.requestsOf('spaceDictionary.treeText')).toHaveLength(2)
})
