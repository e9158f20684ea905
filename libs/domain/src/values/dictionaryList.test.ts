import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dictionaryList, readDictionaryEntry } from './dictionaryList.ts'

const { items } = JSON.parse(readFileSync(new URL('../../../../content/dictionaries.json', import.meta.url), 'utf8'))
const entry = (code: string, sort?: number) => ({ rootCode: 'R', parentCode: 'R', code, name: code, sort })

describe('dictionary', () => {
  it('[R-3.4-11] an entry keeps rootCode, parentCode, code and name', () => {
    expect(readDictionaryEntry({ rootCode: 'RSSJ', parentCode: 'RSSJ', code: 'L01', name: '生育', sort: 1, extra: 1 })).toEqual({
      rootCode: 'RSSJ',
      parentCode: 'RSSJ',
      code: 'L01',
      name: '生育',
      sort: 1
    })
    expect(readDictionaryEntry({ rootCode: 'RSSJ', code: 'L01' })).toEqual({
      rootCode: 'RSSJ',
      parentCode: '',
      code: 'L01',
      name: '',
      sort: undefined
    })
    for (const none of [{ code: 'L01' }, { rootCode: 'RSSJ' }, null, 'x']) expect(readDictionaryEntry(none)).toBeUndefined()
    for (const item of items) expect(item).toMatchObject(JSON.parse(JSON.stringify(readDictionaryEntry(item) ?? { code: 'unreadable' })))
  })

  it('[R-9-17] a code list takes the entries of its root as given, or by sort number when asked', () => {
    const rows = [entry('c', 3), entry('x'), entry('a', 1), { ...entry('other', 0), rootCode: 'S' }, entry('b', 2), entry('a2', 1)]
    expect(dictionaryList(rows, 'R').map((row) => row.code)).toEqual(['c', 'x', 'a', 'b', 'a2'])
    expect(dictionaryList(rows, 'R', { sorted: true }).map((row) => row.code)).toEqual(['a', 'a2', 'b', 'c', 'x'])
    expect(dictionaryList(rows, 'none')).toEqual([])
  })
})
