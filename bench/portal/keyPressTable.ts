/** Prints what a key costs in the product beside the engine alone (按键成本对照), and each goal with what was reached. */
import { byPosition, median, quantile, verdict } from '../forms/samples.ts'
import type { KeyRound } from './keyRound.ts'

interface Row {
  readonly head: string
  readonly of: (rounds: readonly KeyRound[]) => number
}

const keysOf = (rounds: readonly KeyRound[]) => byPosition(rounds.map(({ keys }) => keys))

const rows: readonly Row[] = [
  { head: 'key p50', of: (rounds) => median(keysOf(rounds)) },
  { head: 'key p95', of: (rounds) => quantile(keysOf(rounds), 0.95) },
  { head: 'key, in words with pauses', of: (rounds) => median(rounds.flatMap(({ inWords }) => inWords)) },
  { head: 'key, forty in one go', of: (rounds) => median(rounds.flatMap(({ inOneGo }) => inOneGo)) },
  { head: 'key that rights its field', of: (rounds) => median(rounds.flatMap(({ correct }) => correct)) }
]

const atMost = 1.3

/** What typing in the product did besides, in each round. */
const saved = (rounds: readonly KeyRound[]): string => {
  const counts = (of: (round: KeyRound) => number) => rounds.map(of).join(', ')
  return `  drafts saved while typing: ${counts(({ savesInWords }) => savesInWords)} in words; ${counts(({ savesInOneGo }) => savesInOneGo)} in one go`
}

/** A page may be slower than the next for as long as it stands. */
const ofEachRound = (product: readonly KeyRound[], engine: readonly KeyRound[]): readonly string[] =>
  rows.map(({ head, of }) => {
    const pairs = product.flatMap((round, at) => engine.slice(at, at + 1).map((other) => [of([round]), of([other])] as const))
    return `  each round, ${head}: ${pairs.map(([one, other]) => `${one.toFixed(2)} / ${other.toFixed(2)}`).join(', ')}`
  })

export const keyPressTable = (title: string, product: readonly KeyRound[], engine: readonly KeyRound[]): string => {
  const measured = rows.map(({ head, of }) => ({ head, product: of(product), engine: of(engine), ratio: of(product) / of(engine) }))
  const line = (name: string, texts: readonly string[]) => `  ${name.padEnd(28)}${texts.map((text) => text.padStart(10)).join('')}`
  return [
    `${title}: ms of the main thread, newborn form`,
    line('', ['product', 'engine', '× engine']),
    ...measured.map((row) => line(row.head, [row.product.toFixed(2), row.engine.toFixed(2), row.ratio.toFixed(2)])),
    ...ofEachRound(product, engine),
    saved(product),
    ...measured.map(
      ({ head, ratio }) => `  goal: ${head} ≤ ${atMost.toFixed(2)} × engine: ${ratio.toFixed(2)} ${verdict(ratio <= atMost)}`
    ),
    ''
  ].join('\n')
}
