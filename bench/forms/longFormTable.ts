/** Prints what was measured of long forms (测量结果): medians, and each goal with what was reached. */
import type { BySize, Measured } from './inRounds.ts'
import type { Round } from './measure.ts'
import { byPosition, median, quantile, verdict } from './samples.ts'
import type { Column } from './table.ts'
import { goalsOf, roleIn, rowsOf } from './table.ts'

const keysOf = (rounds: readonly Round[]): readonly number[] => byPosition(rounds.map(({ keys }) => keys))

const keyMedian = (rounds: readonly Round[]) => median(keysOf(rounds))
const heapMedian = (rounds: readonly Round[]) => median(rounds.map(({ heap }) => heap))
const time = { isTime: true, isRace: true } as const

const columns: readonly Column<Round>[] = [
  { head: 'mount', of: (rounds) => median(rounds.map(({ mount }) => mount)), atMost: 1.6, ...time },
  { head: 'key p50', of: keyMedian, digits: 1, ...time },
  { head: 'key p95', of: (rounds) => quantile(keysOf(rounds), 0.95), atMost: 1.3, digits: 1, ...time },
  { head: 'correct', of: (rounds) => median(rounds.map(({ correct }) => correct)), atMost: 1.3, digits: 1, ...time },
  { head: 'validate', of: (rounds) => median(rounds.map(({ validate }) => validate)), atMost: 2, ...time },
  { head: 'heap MB', of: heapMedian, digits: 2, isRace: true },
  { head: 'JS KB', of: (rounds) => median(rounds.map(({ script }) => script)), digits: 1 }
]

export const sizeTable = (size: number, measured: readonly Measured<Round>[]): string => {
  const goals = goalsOf(columns, measured, `${size} fields`)
  const ours = roleIn(measured, 'ours')
  const heap = ours === undefined ? Number.NaN : heapMedian(ours)
  const inHeap = size === 1000 && goals.length > 0 ? [`  goal: heap ≤ 8 MB at 1000 fields: ${heap.toFixed(2)} ${verdict(heap <= 8)}`] : []
  return [...rowsOf(`Long form: ${size} fields, ms of the main thread`, columns, measured), ...goals, ...inHeap, ''].join('\n')
}

/** The same key costs as much in a long form as in a short one. */
export const steadiness = (bySize: BySize<Round>): string => {
  const [first, last] = [bySize[0], bySize.at(-1)]
  if (first === undefined || last === undefined || first === last) return ''
  const [few, many] = [roleIn(first[1], 'ours'), roleIn(last[1], 'ours')]
  if (few === undefined || many === undefined) return ''
  const grown = keyMedian(many) / keyMedian(few)
  return `  goal: a key with ${last[0]} fields ≤ 1.50 × one with ${first[0]}: ${grown.toFixed(2)} ${verdict(grown <= 1.5)}\n`
}
