/** The rows of the people register (人口登记) with these ID numbers, in the order of the register. */
import type { RegisterRow } from '../stored/registerRow.ts'
import { factsOf } from './factsOf.ts'
import type { SandboxQuestion } from './SandboxAnswers.ts'

export const peopleWith = ({ rows }: Pick<SandboxQuestion, 'rows'>, cards: readonly string[]): readonly RegisterRow[] =>
  rows('people').filter(({ idCard }) => cards.includes(String(idCard)))

/** What a check tells of each of them, by the answer keys of its row. */
export const factsOfPeople = <Key extends string>(people: readonly RegisterRow[], keys: Readonly<Record<Key, string>>) =>
  people.map((row) => ({ of: String(row['idCard']), values: factsOf(row, keys) ?? {} }))
