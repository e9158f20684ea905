/**
 * What a pre-check's register said of the fields it fills (核验带出): answer texts by field name; what the register does not say is left out.
 * Facts are told by the number of the person they are about, or, of a check that names one, without. Pure and total.
 * Example: 户籍所在地 with `of: fatherIdCard` → { fatherHukouAddr: '南岗区…' } from the facts of the father.
 */
import type { GivenValues } from './givenTo.ts'
import type { FactsOf } from './judgeEligibility.ts'

/** Fields that a pre-check fills (核验带出): name → answer key of its register. */
export interface PreCheckFill {
  /** The parameter whose person the facts are about, where the check names several. */
  readonly of?: string
  readonly fields: Readonly<Record<string, string>>
  /** Names of those that the person may not change. */
  readonly closed?: readonly string[]
}

interface Filling {
  readonly fill?: readonly PreCheckFill[]
}

export const factsFor = ({ fill = [] }: Filling, params: GivenValues, facts: readonly FactsOf[]): GivenValues =>
  Object.fromEntries(
    fill.flatMap(({ of, fields }) => {
      const number = of === undefined ? undefined : (params[of] ?? '').trim().toUpperCase()
      const { values = {} } = facts.find((one) => one.of?.toUpperCase() === number) ?? {}
      return Object.entries(fields).flatMap(([name, key]) => {
        const value = Object.hasOwn(values, key) ? (values[key] ?? '').trim() : ''
        return value === '' ? [] : [[name, value] as const]
      })
    })
  )

/** Names of the fields that pre-checks fill and the person may not change. */
export const closedFills = (preChecks: readonly Filling[]): readonly string[] =>
  preChecks.flatMap(({ fill = [] }) => fill.flatMap(({ closed = [] }) => closed))
