import { describe, expect, it } from 'vitest'
import { newbornScene } from '../testing/newbornScene.ts'
import { regionName, startRegion } from './startRegion.ts'

describe('region a handling starts in', () => {
  it('is the open city of the person, else the first open one', () => {
    expect(startRegion(newbornScene, ['230203000000'])).toBe('230200000000')
    expect(startRegion(newbornScene, [undefined])).toBe('230100000000')
    expect(startRegion(newbornScene, ['230000000000', '230203000000'])).toBe('230200000000')
    expect(startRegion(newbornScene, ['231000000000', '230203000000'])).toBe('231000000000')
    expect(startRegion(newbornScene, ['110000000000'])).toBe('230100000000')
  })

  it('is the region of the scene where it may not be changed or nothing is open', () => {
    const fixed = { ...newbornScene, flags: { ...newbornScene.flags, noRegionTransfer: '1' } }
    expect(startRegion(fixed, ['230203000000'])).toBe(newbornScene.region)
    const closed = newbornScene.applyRegionInfo.regionOpenStatuses.map((status) => ({ ...status, open: '0' }))
    const nowhere = { ...newbornScene, applyRegionInfo: { level: [], regionOpenStatuses: closed } }
    expect(startRegion(nowhere, ['230203000000'])).toBe(newbornScene.region)
  })

  it('is never the district beside the one of the person', () => {
    const district = (region: string, name: string) => ({ region, name, open: '1' })
    const regionOpenStatuses = [
      district('230200000000', '齐齐哈尔市'),
      district('230102000000', '道里区'),
      district('230103000000', '南岗区')
    ]
    const byDistrict = { ...newbornScene, applyRegionInfo: { level: [], regionOpenStatuses } }
    expect(startRegion(byDistrict, ['230103000000'])).toBe('230103000000')
    expect(startRegion(byDistrict, ['230104000000'])).toBe('230200000000')
  })

  it('has a name', () => {
    expect(regionName(newbornScene, '230100000000')).toBe('哈尔滨市')
    expect(regionName(newbornScene, '230000000000')).toBe('黑龙江省')
  })
})
