/** What whoever measures asks for (测量设置): how many rounds, and which contenders. */
import type { Listed } from './contenders.ts'

export const roundsAsked = Number(process.env['FORMS_ROUNDS'] ?? 3)

const wanted = (process.env['FORMS_ONLY'] ?? '').split(',')

export const takingOf = (contenders: readonly Listed[]): readonly Listed[] =>
  contenders.filter(({ page }) => wanted.join('') === '' || wanted.some((name) => page.startsWith(`${name}.`)))
