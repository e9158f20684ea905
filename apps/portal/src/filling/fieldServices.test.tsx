import { expect, it } from 'vitest'
import { startFakeService } from '../testing/fakeService.ts'
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
