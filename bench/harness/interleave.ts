/**
 * Measures contenders side by side: every round gives each of them one slice of time, in rotating order, so that whatever else the machine
 * does hits all alike. Time is CPU time of this thread where Node tells it (in ticks of up to 4 ms, hence the length of a slice), else wall
 * time. Takes the median of the rounds.
 * Before each slice the heap is swept where Node lets us (--expose-gc), so that nobody pays for what another allocated.
 * A contender whose answer differs from the first one's does other work: that throws.
 */
import type { Contender } from './Suite.ts'

export interface Measurement {
  readonly contender: Contender
  /** Median milliseconds of one run. */
  readonly milliseconds: number
  /** Half the distance between the quartiles, as a part of the median. */
  readonly spread: number
}

const rounds = 9
const sliceMilliseconds = 160
const warmUpMilliseconds = 120

export const interleave = (contenders: readonly Contender[]): readonly Measurement[] => {
  refuseDifferentAnswers(contenders)
  const entries = contenders.map((contender) => ({ contender, runs: runsPerSlice(contender), samples: new Array<number>() }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, runs, samples } of [...entries.slice(round % entries.length), ...entries.slice(0, round % entries.length)]) {
      samples.push(slice(contender, runs) / runs)
    }
  }
  return entries.map(({ contender, samples }) => {
    const milliseconds = quantile(samples, 0.5)
    return { contender, milliseconds, spread: (quantile(samples, 0.75) - quantile(samples, 0.25)) / 2 / milliseconds }
  })
}

const now: () => number =
  'threadCpuUsage' in process
    ? () => {
        const { user, system } = process.threadCpuUsage()
        return (user + system) / 1000
      }
    : () => performance.now()

const slice = ({ run }: Contender, runs: number): number => {
  globalThis.gc?.()
  const start = now()
  for (let count = 0; count < runs; count += 1) run()
  return now() - start
}

const runsPerSlice = (contender: Contender): number => {
  let runs = 1
  let spent = 0
  let last = slice(contender, runs)
  while (spent < warmUpMilliseconds || last < sliceMilliseconds / 4) {
    spent += last
    if (last < sliceMilliseconds / 4) runs *= 2
    last = slice(contender, runs)
  }
  return Math.max(1, Math.round((runs * sliceMilliseconds) / last))
}

const refuseDifferentAnswers = (contenders: readonly Contender[]): void => {
  const [first, ...others] = contenders.map(({ name, run }) => ({ name, answer: run() }))
  for (const { name, answer } of others) {
    if (first !== undefined && answer !== first.answer) throw new Error(`${name} answers ${answer}, ${first.name} ${first.answer}`)
  }
}

const quantile = (samples: readonly number[], part: number): number =>
  samples.toSorted((a, b) => a - b)[Math.round((samples.length - 1) * part)] ?? Number.NaN
