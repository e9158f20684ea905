/** Prints what was measured of trees (测量结果): medians, and each goal with what was reached. */
import type { BySize, Measured } from './inRounds.ts'
import type { TreeRound } from './measureTree.ts'
import { median, verdict } from './samples.ts'
import type { Column } from './table.ts'
import { goalsOf, roleIn, rowsOf } from './table.ts'

const column = (key: keyof TreeRound, more: Partial<Column<TreeRound>>): Column<TreeRound> => ({
  head: key,
  of: (rounds) => median(rounds.map((round) => round[key])),
  digits: 1,
  isRace: true,
  isTime: true,
  ...more
})

const steps = [
  column('open', { atMost: 1.5 }),
  column('expand', { atMost: 1.5 }),
  column('filter', { atMost: 1.5 }),
  column('rareFilter', { head: 'rare word', atMost: 1.5 })
]
const columns = [column('ready', { atMost: 3 }), ...steps, column('heap', { head: 'heap MB', isTime: false })]

export const treeTable = (size: number, measured: readonly Measured<TreeRound>[]): string => {
  return [
    ...rowsOf(`Region tree: ${size} nodes, ms of the main thread`, columns, measured),
    ...goalsOf(columns, measured, `${size} nodes`),
    ''
  ].join('\n')
}

/** What is done with a tree once it is there costs as much in a large one as in a small one. */
export const sameAtEverySize = (bySize: BySize<TreeRound>): string => {
  const [first, last] = [bySize[0], bySize.at(-1)]
  if (first === undefined || last === undefined || first === last) return ''
  const [few, many] = [roleIn(first[1], 'ours'), roleIn(last[1], 'ours')]
  if (few === undefined || many === undefined) return ''
  const lines = steps.map(({ head, of }) => {
    const grown = of(many) / of(few)
    return `  goal: ${head} with ${last[0]} nodes ≤ 1.50 × with ${first[0]}: ${grown.toFixed(2)} ${verdict(grown <= 1.5)}\n`
  })
  return lines.join('')
}
