/**
 * Prints one comparison as a table of ratios, and below it each goal with what was reached.
 * The last column says how many times longer than the limit a contender takes (without a limit: than the fastest peer).
 */
import { fastestPeer } from './Suite.ts'
import type { Goal, Suite } from './Suite.ts'
import type { Measurement } from './interleave.ts'

export const table = (suite: Suite, measurements: readonly Measurement[]): string => {
  const sorted = measurements.toSorted((a, b) => a.milliseconds - b.milliseconds)
  const peer = sorted.find(({ contender }) => contender.role === 'peer')
  const reference = measurements.find(({ contender }) => contender.role === 'limit') ?? peer
  const timeOf = (name: string): number | undefined =>
    (name === fastestPeer ? peer : measurements.find(({ contender }) => contender.name === name))?.milliseconds

  const rows = sorted.map(({ contender, milliseconds, spread }) => [
    `  ${contender.name}`.padEnd(44),
    quantity((suite.work * 1000) / milliseconds).padStart(9),
    `±${(spread * 100).toFixed(0)} %`.padStart(7),
    ratio(milliseconds, reference?.milliseconds).padStart(8),
    contender.role === 'ours' ? '  ◀' : ''
  ])
  const head = ['  '.padEnd(44), suite.unit.padStart(9), 'spread'.padStart(7), '× limit'.padStart(8)]
  return [
    suite.title,
    head.join(' '),
    ...rows.map((row) => row.join(' ').trimEnd()),
    ...suite.goals.map((goal) => goalLine(goal, timeOf)),
    ''
  ].join('\n')
}

const goalLine = ({ of, than, atMost }: Goal, timeOf: (name: string) => number | undefined): string => {
  const reached = (timeOf(of) ?? Number.NaN) / (timeOf(than) ?? Number.NaN)
  return `  goal: ${of} ≤ ${atMost.toFixed(2)} × ${than}: ${reached.toFixed(2)} ${reached <= atMost ? 'reached' : 'MISSED'}`
}

const ratio = (milliseconds: number, reference: number | undefined): string =>
  reference === undefined ? '' : (milliseconds / reference).toFixed(2)

const scales = [
  [1e6, ' M'],
  [1e3, ' k']
] as const

const quantity = (value: number): string => {
  const [divisor, suffix] = scales.find(([least]) => value >= least) ?? [1, '']
  const scaled = value / divisor
  return `${scaled.toFixed(scaled >= 100 ? 0 : 1)}${suffix}`
}
