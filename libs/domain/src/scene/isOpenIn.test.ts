import { expect, it } from 'vitest'
import { isOpenIn, openRegions } from './isOpenIn.ts'

const opened = ['230100000000', '230203000000']

it.each([
  ['230100000000', true],
  ['230102000000', true],
  ['230203000000', true],
  ['230200000000', false],
  ['230204000000', false],
  ['230000000000', true],
  ['220000000000', false],
  ['', false]
])('opened in a city and in a district: in %s %s', (region, open) => {
  expect(isOpenIn(opened, region)).toBe(open)
})

it('opened nowhere: in the province as a whole', () => {
  expect(isOpenIn([], '230000000000')).toBe(true)
  expect(isOpenIn([], '230100000000')).toBe(false)
})

it('only what is marked open counts', () => {
  const regionOpenStatuses = [
    { region: '230100000000', open: '1', name: '哈尔滨市' },
    { region: '230700000000', open: '0', name: '伊春市' }
  ]
  expect(openRegions({ applyRegionInfo: { level: [], regionOpenStatuses } }).map(({ name }) => name)).toEqual(['哈尔滨市'])
})
