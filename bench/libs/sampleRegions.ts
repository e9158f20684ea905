/** Region tables (`code,parentCode,level,name`, in the order of their codes) of a province and of a made-up country. */
import { readFileSync } from 'node:fs'

export interface RegionRow {
  readonly code: string
  readonly parentCode: string
  readonly level: string
  readonly name: string
}

export interface RegionNode {
  readonly code: string
  readonly name: string
  readonly children: RegionNode[]
}

/** The 1,843 regions of Heilongjiang. */
export const provinceText = (): string => readFileSync(new URL('../../content/regions-heilongjiang.csv', import.meta.url), 'utf8')

const levels = [
  { level: 'province', digits: 2, from: 11 },
  { level: 'city', digits: 2, from: 1 },
  { level: 'district', digits: 2, from: 1 },
  { level: 'street', digits: 3, from: 1 },
  { level: 'village', digits: 3, from: 1 }
] as const
const syllables = '安宝昌城大东丰福光和红华吉建江金康兰临龙明南宁平青山泰西新兴阳永元云中'

/** A country, each region with a name of two or three characters: so many in a region of each level, 647,931 in all unless told. */
export const countryText = (counts: readonly number[] = [31, 11, 9, 15, 13]): string => {
  const lines = ['code,parentCode,level,name']
  const grow = (prefix: string, parentCode: string, depth: number): void => {
    const [level, count] = [levels[depth], counts[depth]]
    if (level === undefined || count === undefined) return
    for (let at = 0; at < count; at += 1) {
      const code = prefix + String(level.from + at).padStart(level.digits, '0')
      const seed = lines.length * 2654435761
      const name = [seed, seed / 37, seed / 1369].map((value) => syllables.charAt(Math.floor(value) % syllables.length)).join('')
      lines.push(`${code.padEnd(12, '0')},${parentCode},${level.level},${name}`)
      grow(code, code.padEnd(12, '0'), depth + 1)
    }
  }
  grow('', '', 0)
  return lines.join('\n')
}

export const rowsOf = (text: string): readonly RegionRow[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code = '', parentCode = '', level = '', name = ''] = line.split(',')
      return { code, parentCode, level, name }
    })

/** The roots of the nested tree that components usually take. */
export const nested = (rows: readonly RegionRow[]): readonly RegionNode[] => {
  const nodes = new Map(rows.map(({ code, name }): [string, RegionNode] => [code, { code, name, children: [] }]))
  const roots: RegionNode[] = []
  for (const { code, parentCode } of rows) {
    const node = nodes.get(code)
    if (node !== undefined) (nodes.get(parentCode)?.children ?? roots).push(node)
  }
  return roots
}
