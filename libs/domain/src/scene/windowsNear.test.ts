import { expect, it } from 'vitest'
import { windowsNear } from './windowsNear.ts'

const windowIn = (region: string) => ({ region, name: region, address: '', phone: '', time: '' })
const guide = { windows: ['230100000000', '230103000000', '230200000000'].map(windowIn) }

it.each([
  ['230100000000', ['230100000000', '230103000000']],
  ['230103000000', ['230100000000', '230103000000']],
  ['230102000000', ['230100000000']],
  ['230000000000', ['230100000000', '230103000000', '230200000000']],
  ['220000000000', []]
])('near %s are the windows of %j', (region, near) => {
  expect(windowsNear(guide, region).map((window) => window.region)).toEqual(near)
})

it('a guide without windows has none', () => {
  expect(windowsNear({}, '230100000000')).toEqual([])
})
