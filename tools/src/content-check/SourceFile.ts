/**
 * A YAML or JSON file with its lines (内容文件). `lineOf('matters[0].code')` is the line of that key or item, of its nearest
 * known parent when it is not there. Syntax errors are problems with their line.
 */
import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node } from 'yaml'
import type { Problem } from './Problem.ts'

export interface SourceFile {
  readonly file: string
  readonly value: unknown
  readonly syntax: readonly Problem[]
  readonly lineOf: (path: string) => number
}

const segmentsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter((segment) => segment !== '')

interface Step {
  readonly node: unknown
  readonly offset: number | undefined
}

function stepInto(node: unknown, segment: string): Step | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === segment)
    return pair && isScalar(pair.key) ? { node: pair.value, offset: pair.key.range?.[0] } : undefined
  }
  if (!isSeq(node)) return undefined
  const item: unknown = node.items[Number(segment)]
  return item === undefined ? undefined : { node: item, offset: rangeStart(item) }
}

const rangeStart = (node: unknown): number | undefined =>
  isMap(node) || isSeq(node) || isScalar(node) ? (node as Node).range?.[0] : undefined

export function readSource(file: string, content: string): SourceFile {
  const counter = new LineCounter()
  const document = parseDocument(content, { lineCounter: counter, uniqueKeys: true })
  const lineAt = (offset: number): number => counter.linePos(offset).line
  return {
    file,
    value: document.toJS({ maxAliasCount: 100 }),
    syntax: document.errors.map((error) => ({ file, line: lineAt(error.pos[0]), message: error.message.split('\n')[0] ?? '' })),
    lineOf: (path) => {
      let offset = 0
      let node: unknown = document.contents
      for (const segment of segmentsOf(path)) {
        const step = stepInto(node, segment)
        if (step === undefined) break
        node = step.node
        offset = step.offset ?? offset
      }
      return lineAt(offset)
    }
  }
}
