/** What many samples say (样本统计). */
export const quantile = (samples: readonly number[], part: number): number =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * part))] ?? Number.NaN

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

/** Of each position the median of the rounds: what is slow in one round alone is the machine. */
export const byPosition = (rounds: readonly (readonly number[])[]): readonly number[] =>
  (rounds[0] ?? []).map((_, at) => median(rounds.map((samples) => samples[at] ?? Number.NaN)))

export const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED')
