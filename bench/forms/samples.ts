/** What many samples say (样本统计). */
import { takesLeast } from './settings.ts'

export const quantile = (samples: readonly number[], part: number): number =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * part))] ?? Number.NaN

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

/** What the same work took in several rounds: their median, or the least where that is asked for. */
export const typical = (samples: readonly number[]): number => (takesLeast ? quantile(samples, 0) : median(samples))

/** Of each position what is typical of the rounds: what is slow in one round alone is the machine. */
export const byPosition = (rounds: readonly (readonly number[])[]): readonly number[] =>
  (rounds[0] ?? []).map((_, at) => typical(rounds.map((samples) => samples[at] ?? Number.NaN)))

export const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED')
