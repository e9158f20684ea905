/** Prints what was measured of long forms (测量结果): medians, and each goal with what was reached. */
import type { Listed } from './contenders.ts'
import type { Round } from './measure.ts'
import { byPosition, median, quantile, verdict } from './samples.ts'

export interface Measured {
  readonly listed: Listed
  readonly rounds: readonly Round[]
}

interface Column {
  readonly head: string
  readonly of: (rounds: readonly Round[]) => number
  /** Ours is at most so many times the limit. */
  readonly atMost?: number
  readonly digits?: number
}

const keysOf = (rounds: readonly Round[]): readonly number[] => byPosition(rounds.map(({ keys }) => keys))

const keyMedian = (rounds: readonly Round[]) => median(keysOf(rounds))

const columns: readonly Column[] = [
  { head: 'mount', of: (rounds) => median(rounds.map(({ mount }) => mount)), atMost: 1.6 },
  { head: 'key p50', of: keyMedian, digits: 1 },
  { head: 'key p95', of: (rounds) => quantile(keysOf(rounds), 0.95), atMost: 1.3, digits: 1 },
  { head: 'correct', of: (rounds) => median(rounds.map(({ correct }) => correct)), atMost: 1.3, digits: 1 },
  { head: 'validate', of: (rounds) => median(rounds.map(({ validate }) => validate)), atMost: 2 },
  { head: 'heap MB', of: (rounds) => median(rounds.map(({ heap }) => heap)), digits: 2 },
  { head: 'JS KB', of: (rounds) => median(rounds.map(({ script }) => script)), digits: 1 }
]

const roleIn = (measured: readonly Measured[], role: Listed['role']) => measured.find(({ listed }) => listed.role === role)?.rounds

const goalsOf = (size: number, measured: readonly Measured[]): readonly string[] => {
  const ours = roleIn(measured, 'ours')
  const limit = roleIn(measured, 'limit')
  if (ours === undefined || limit === undefined) return []
  const byLimit = columns.flatMap(({ head, of, atMost }) => {
    if (atMost === undefined) return []
    const reached = of(ours) / of(limit)
    return [`  goal: ${head} ≤ ${atMost.toFixed(2)} × limit: ${reached.toFixed(2)} ${verdict(reached <= atMost)}`]
  })
  const heap = median(ours.map((round) => round.heap))
  const inHeap = size === 1000 ? [`  goal: heap ≤ 8 MB: ${heap.toFixed(2)} ${verdict(heap <= 8)}`] : []
  const ahead = columns.slice(0, 6).flatMap(({ head, of }) => {
    const better = measured.filter(({ listed, rounds }) => listed.role === 'peer' && of(rounds) < of(ours))
    return better.map(
      ({ listed, rounds }) => `  goal: ahead of every peer: ${listed.name} in ${head}, ${(of(ours) / of(rounds)).toFixed(2)} MISSED`
    )
  })
  return [
    ...byLimit,
    ...inHeap,
    ...(ahead.length === 0 ? ['  goal: ahead of every peer in every column of time and memory: reached'] : ahead)
  ]
}

export const sizeTable = (size: number, measured: readonly Measured[]): string => {
  const limit = roleIn(measured, 'limit')
  const rows = measured.map(({ listed, rounds }) => {
    const cells = columns.map(({ of, digits = 0 }) => of(rounds).toFixed(digits).padStart(10))
    const times = limit === undefined ? [] : columns.slice(0, 5).map(({ of }) => (of(rounds) / of(limit)).toFixed(2).padStart(7))
    return `  ${listed.name.padEnd(22)}${cells.join('')} |${times.join('')}${listed.role === 'ours' ? '  ◀' : ''}`
  })
  const head = `  ${''.padEnd(22)}${columns.map((column) => column.head.padStart(10)).join('')} |  × limit`
  return [`Long form: ${size} fields, ms of the main thread`, head, ...rows, ...goalsOf(size, measured), ''].join('\n')
}

/** The same key costs as much in a long form as in a short one. */
export const steadiness = (bySize: readonly (readonly [number, readonly Measured[]])[]): string => {
  const [first, last] = [bySize[0], bySize.at(-1)]
  if (first === undefined || last === undefined || first === last) return ''
  const [few, many] = [roleIn(first[1], 'ours'), roleIn(last[1], 'ours')]
  if (few === undefined || many === undefined) return ''
  const grown = keyMedian(many) / keyMedian(few)
  return `  goal: a key with ${last[0]} fields ≤ 1.50 × one with ${first[0]}: ${grown.toFixed(2)} ${verdict(grown <= 1.5)}\n`
}
