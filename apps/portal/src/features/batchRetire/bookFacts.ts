/**
 * What a workbook says of its sheets beside their cells (工作表状态): which are hidden, which cells are merged, which lines are hidden. `zip` is the
 * file; a workbook without what it needs is undefined. Lines and columns count from 0. Sheets of charts alone are left out.
 * Source: ECMA-376 part 1, §18.2.19 (sheet), §18.3.1.55 (mergeCell), §18.3.1.73 (row).
 */
import type { Merge } from '@ljonething/domain/retirement/SheetContent'
import { childOf, childrenOf, readXml } from '@ljonething/ofd/xml/readXml'
import { directoryEntries, directoryOf, headerBytes, packedStart } from '@ljonething/validation/files/zipDirectory'

export interface SheetFacts {
  /** Among all sheets, from 0. */
  readonly place: number
  readonly isHidden: boolean
  readonly merges: readonly Merge[]
  readonly hiddenLines: ReadonlySet<number>
}

const deflated = 8

/** Unfolds an entry of a zip by its name; undefined where there is none. */
const unzip = (zip: Uint8Array<ArrayBuffer>) => {
  const { at, count } = directoryOf(zip) ?? { at: 0, count: 0 }
  const names = new TextDecoder()
  const entries = new Map(directoryEntries(zip.subarray(at), count).map((entry) => [names.decode(entry.name), entry]))
  return async (name: string): Promise<Uint8Array | undefined> => {
    const entry = entries.get(name)
    const start = entry && packedStart(entry, zip.subarray(entry.headerAt, entry.headerAt + headerBytes))
    if (entry === undefined || start === undefined) return undefined
    const packed = zip.subarray(start, start + entry.packed)
    if (entry.method !== deflated) return packed
    return new Uint8Array(await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer())
  }
}

/** Of `AB12`: line 11, column 27. */
const placeOf = (address: string) => {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address.replaceAll('$', '')) ?? []
  return { line: Number(digits) - 1, column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 }
}

const mergeOf = (ref: string): Merge => {
  const [from = '', to = from] = ref.split(':')
  const [first, last] = [placeOf(from), placeOf(to)]
  return { top: first.line, left: first.column, bottom: last.line, right: last.column }
}

const attributeOf = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const hiddenLinesOf = (xml: string): ReadonlySet<number> => {
  const hidden = new Set<number>()
  let line = -1
  for (const [tag] of xml.matchAll(/<(?:\w+:)?row\s[^>]*>/g)) {
    line = Number(attributeOf(tag, 'r') ?? line + 2) - 1
    if (/\shidden="(?:1|true)"/.test(tag)) hidden.add(line)
  }
  return hidden
}

const mergesOf = (xml: string): readonly Merge[] =>
  [...xml.matchAll(/<(?:\w+:)?mergeCell\s[^>]*>/g)].map(([tag]) => mergeOf(attributeOf(tag, 'ref') ?? ''))

/** Of the program itself, never seen by anybody. */
const ownSheet = /^WpsReserved_/

export const bookFacts = async (zip: Uint8Array<ArrayBuffer>): Promise<readonly SheetFacts[] | undefined> => {
  const read = unzip(zip)
  const [book, relations] = await Promise.all([read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels')])
  if (book === undefined || relations === undefined) return undefined
  const paths = new Map(
    childrenOf(readXml(relations), 'Relationship')
      .filter(({ attributes }) => attributes.get('Type')?.endsWith('/worksheet'))
      .map(({ attributes }) => [attributes.get('Id'), attributes.get('Target') ?? ''])
  )
  const facts = childrenOf(childOf(readXml(book), 'sheets'), 'sheet').map(async ({ attributes }, place) => {
    const target = paths.get(attributes.get('id'))
    if (target === undefined || ownSheet.test(attributes.get('name') ?? '')) return []
    const bytes = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const xml = new TextDecoder().decode(bytes)
    const isHidden = (attributes.get('state') ?? 'visible') !== 'visible'
    return [{ place, isHidden, merges: mergesOf(xml), hiddenLines: hiddenLinesOf(xml) }]
  })
  return (await Promise.all(facts)).flat()
}
