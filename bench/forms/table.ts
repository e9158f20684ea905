/** A table of one size (表格): medians of what each contender took, as a multiple of the limit's, and what a goal reached. */
import type { Listed } from './contenders.ts'
import type { Measured } from './inRounds.ts'
import { verdict } from './samples.ts'

export interface Column<Round> {
  readonly head: string
  readonly of: (rounds: readonly Round[]) => number
  /** Ours is at most so many times the limit. */
  readonly atMost?: number
  readonly digits?: number
  /** Ours is to be ahead of every peer in it. */
  readonly isRace?: boolean
  /** A time, shown as a multiple of the limit's. */
  readonly isTime?: boolean
}

export const roleIn = <Round>(measured: readonly Measured<Round>[], role: Listed['role']) =>
  measured.find(({ listed }) => listed.role === role)?.rounds

export const rowsOf = <Round>(
  title: string,
  columns: readonly Column<Round>[],
  measured: readonly Measured<Round>[]
): readonly string[] => {
  const limit = roleIn(measured, 'limit')
  const times = columns.filter(({ isTime }) => isTime === true)
  const rows = measured.map(({ listed, rounds }) => {
    const cells = columns.map(({ of, digits = 0 }) => of(rounds).toFixed(digits).padStart(10))
    const multiples = limit === undefined ? [] : times.map(({ of }) => (of(rounds) / of(limit)).toFixed(2).padStart(7))
    return `  ${listed.name.padEnd(22)}${cells.join('')} |${multiples.join('')}${listed.role === 'ours' ? '  ◀' : ''}`
  })
  return [title, `  ${''.padEnd(22)}${columns.map((column) => column.head.padStart(10)).join('')} |  × limit`, ...rows]
}

/** Times of ours as multiples of the limit's, and where a peer is ahead, `at` some size; none where ours or the limit was not measured. */
export const goalsOf = <Round>(columns: readonly Column<Round>[], measured: readonly Measured<Round>[], at: string): readonly string[] => {
  const [ours, limit] = [roleIn(measured, 'ours'), roleIn(measured, 'limit')]
  if (ours === undefined || limit === undefined) return []
  const byLimit = columns.flatMap(({ head, of, atMost }) => {
    if (atMost === undefined) return []
    const reached = of(ours) / of(limit)
    return [`  goal: ${head} ≤ ${atMost.toFixed(2)} × limit at ${at}: ${reached.toFixed(2)} ${verdict(reached <= atMost)}`]
  })
  const better = columns
    .filter(({ isRace }) => isRace === true)
    .flatMap(({ head, of }) =>
      measured
        .filter(({ listed, rounds }) => listed.role === 'peer' && of(rounds) < of(ours))
        .map(({ listed, rounds }) => `${listed.name} in ${head}, ${(of(ours) / of(rounds)).toFixed(2)}`)
    )
  const ahead = `  goal: ahead of every peer in every column at ${at}: ${better.length === 0 ? 'all' : better.join(', ')} ${verdict(better.length === 0)}`
  return [...byLimit, ahead]
}
