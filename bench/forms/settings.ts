/** What whoever measures asks for (测量设置): how many rounds, and which contenders. */
import type { Listed } from './contenders.ts'

export const roundsAsked = Number(process.env['FORMS_ROUNDS'] ?? 3)

/** On a machine that stands still for seconds the least of many rounds is what the work costs; the median is of the standing still. */
export const takesLeast = process.env['BENCH_TAKE'] === 'least'

const wanted = (process.env['FORMS_ONLY'] ?? '').split(',')

export const takingOf = (contenders: readonly Listed[]): readonly Listed[] =>
  contenders.filter(({ page }) => wanted.join('') === '' || wanted.some((name) => page.startsWith(`${name}.`)))
