import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelOf } from './regionCode.ts'
import { parseRegions } from './parseRegions.ts'
import { childrenOf, findRegion, fullNameOf, nodeOf, pathOf, regionAt } from './RegionTree.ts'
import type { RegionTree } from './RegionTree.ts'
import { searchRegions } from './searchRegions.ts'

const csv = readFileSync(new URL('../../../../content/regions-heilongjiang.csv', import.meta.url), 'utf8')
const tree = parseRegions(csv)
const names = (regions: readonly { readonly name: string }[]) => regions.map((region) => region.name)
const every = (whole: RegionTree) =>
  Array.from({ length: whole.size }, (_, index) => regionAt(whole, index + 1)).filter((region) => region !== undefined)

describe('the regions of Heilongjiang', () => {
  it('are 1,843: 1 province, 13 prefectures, 126 districts, 1,703 streets', () => {
    const levels = every(tree).map((region) => region.level)
    const count = (level: string) => levels.filter((each) => each === level).length
    expect([tree.size, count('province'), count('city'), count('district'), count('street')]).toEqual([1843, 1, 13, 126, 1703])
  })

  it('stand in the order of their codes, each at the level its code says', () => {
    const regions = every(tree)
    expect(regions.map((region) => region.code)).toEqual(regions.map((region) => region.code).toSorted())
    expect(regions.filter((region) => levelOf(region.code) !== region.level)).toEqual([])
  })

  it('say everything of one region', () => {
    expect(findRegion(tree, '230102000000')).toEqual({
      code: '230102000000',
      name: '道里区',
      level: 'district',
      parentCode: '230100000000',
      hasChildren: true
    })
    expect(findRegion(tree, '230102001000')).toMatchObject({ name: '兆麟街道', hasChildren: false })
    expect(findRegion(tree, '230000000000')).toMatchObject({ name: '黑龙江省', parentCode: undefined })
  })

  it('lead up and down', () => {
    expect(names(pathOf(tree, '230102001000'))).toEqual(['黑龙江省', '哈尔滨市', '道里区', '兆麟街道'])
    expect(fullNameOf(tree, '230102000000')).toBe('黑龙江省哈尔滨市道里区')
    expect(names(childrenOf(tree))).toEqual(['黑龙江省'])
    expect(childrenOf(tree, '230000000000')).toHaveLength(13)
    expect(names(childrenOf(tree, '230100000000')).slice(0, 3)).toEqual(['道里区', '南岗区', '道外区'])
    expect(childrenOf(tree, '230102001000')).toEqual([])
  })

  it('give nothing for a code they do not have', () => {
    for (const code of ['230199000000', '', 'x', '230102', '999999999999', '           0', 'NaN123456789']) {
      expect(nodeOf(tree, code)).toBe(0)
      expect(findRegion(tree, code)).toBeUndefined()
      expect(pathOf(tree, code)).toEqual([])
      expect(childrenOf(tree, code)).toEqual([])
      expect(fullNameOf(tree, code)).toBe('')
    }
    for (const node of [0, -1, 1844, 0.5, NaN]) expect(regionAt(tree, node)).toBeUndefined()
  })

  it('every region is among the children of its parent, and every child names its parent', () => {
    for (const region of every(tree)) {
      const siblings = childrenOf(tree, region.parentCode)
      expect(siblings.some((sibling) => sibling.code === region.code)).toBe(true)
      expect(siblings.every((sibling) => sibling.parentCode === region.parentCode)).toBe(true)
    }
  })
})

describe('searchRegions', () => {
  it('finds by a part of the name, in the order of the codes', () => {
    expect(names(searchRegions(tree, '道里'))).toEqual(['道里区'])
    expect(names(searchRegions(tree, ' 哈尔滨市 '))).toContain('哈尔滨市')
  })

  it('is exactly a filter by name', () => {
    const all = every(tree)
    for (const word of ['区', '新', '兴安', '镇', '省', '街道', '不存在的地方']) {
      expect(searchRegions(tree, word, { limit: 2000 })).toEqual(all.filter((region) => region.name.includes(word)))
    }
  })

  it('stops at the limit, 50 unless told', () => {
    expect(searchRegions(tree, '镇')).toHaveLength(50)
    expect(searchRegions(tree, '镇', { limit: 3 })).toHaveLength(3)
    expect(searchRegions(tree, '镇', { limit: 0 })).toEqual([])
  })

  it('stays inside a region', () => {
    const within = '230100000000'
    const found = searchRegions(tree, '街道', { within, limit: 2000 })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(every(tree).filter((region) => region.name.includes('街道') && region.code.startsWith('2301')))
    expect(searchRegions(tree, '街道', { within: '999999999999' })).toEqual([])
  })

  it('finds nothing across two names, and a name with a comma as a whole', () => {
    const two = parseRegions('230000000000,,province,甲,乙\n230100000000,230000000000,city,丙')
    expect(names(searchRegions(two, '甲,乙'))).toEqual(['甲,乙'])
    for (const words of ['乙\n丙', '乙丙', '\n']) expect(searchRegions(two, words)).toEqual([])
    expect(names(searchRegions(two, '丙'))).toEqual(['丙'])
    expect(names(searchRegions(two, '丙', { within: '230100000000' }))).toEqual(['丙'])
  })

  it.each(['', '  ', ',', '230102', 'street', 'district,道里', '道里区\n'.concat('230102'), '\r'])('%j finds nothing', (words) => {
    expect(searchRegions(tree, words)).toEqual([])
  })

  it('never throws and never passes the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (words, limit) => {
        expect(searchRegions(tree, words, { limit }).length).toBeLessThanOrEqual(limit)
      })
    )
  })
})

describe('parseRegions', () => {
  it('leaves out what is not a row', () => {
    const text = [
      'code,parentCode,level,name',
      '230000000000,,province,黑龙江省',
      '',
      '23,,city,短',
      '230100000000,230000000000,planet,火星',
      '230100000000;230000000000,city,分号',
      '2301000000x0,230000000000,city,字母',
      '2301000000/0,230000000000,city,符号',
      '230100000000,230000000000;city,分号',
      '230100000000,230000000000,city;分号',
      '000000000000,,city,零',
      '230200000000,230000000000,city,齐齐哈尔市',
      '230200000000,230000000000,city,重复'
    ].join('\n')
    expect(names(every(parseRegions(text)))).toEqual(['黑龙江省', '齐齐哈尔市'])
  })

  it('reads a row whose parent is missing as a root', () => {
    const lone = parseRegions('230102000000,230100000000,district,道里区')
    expect(names(childrenOf(lone))).toEqual(['道里区'])
    expect(findRegion(lone, '230102000000')?.parentCode).toBeUndefined()
  })

  it('finds a parent that is not the code above', () => {
    const text =
      '230000000000,,province,省\n230100000000,230000000000,city,甲\n230200000000,230000000000,city,乙\n230281000000,230100000000,district,丙\n230282000000,230200000000,district,丁'
    const odd = parseRegions(text)
    expect(names(childrenOf(odd, '230100000000'))).toEqual(['丙'])
    expect(names(childrenOf(odd, '230200000000'))).toEqual(['丁'])
  })

  it('takes CRLF and a last line with or without its end', () => {
    const lines = ['230000000000,,province,黑龙江省', '230100000000,230000000000,city,哈尔滨市']
    for (const text of [lines.join('\r\n'), `${lines.join('\r\n')}\r\n`, lines.join('\n'), `${lines.join('\n')}\n`]) {
      expect(names(every(parseRegions(text)))).toEqual(['黑龙江省', '哈尔滨市'])
    }
  })

  it('gives the same regions whatever the order of the rows', () => {
    const lines = csv.trim().split('\n').slice(1, 200)
    const expected = every(parseRegions(lines.join('\n')))
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(every(parseRegions(shuffled.join('\n')))).toEqual(expected)
      }),
      { numRuns: 20 }
    )
  })

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseRegions(text).size).toBe(0)
      })
    )
    expect(parseRegions('').size).toBe(0)
    expect(childrenOf(parseRegions(''))).toEqual([])
    expect(searchRegions(parseRegions('道里'), '道里')).toEqual([])
    expect(searchRegions(parseRegions(''), '道里')).toEqual([])
  })
})
