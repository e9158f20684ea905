/**
 * What a pre-check's register said of the fields it fills (核验带出): answer texts by field name; what the register does not say is left out.
 * Facts are told by the number of the person they are about, or, of a check that names one, without. Pure and total.
 * Example: 户籍所在地 with `of: fatherIdCard` → { fatherHukouAddr: '南岗区…' } from the facts of the father.
 */
import type { PreCheck } from '../scene/Scene.ts'
import type { GivenValues } from './givenTo.ts'
import type { FactsOf } from './judgeEligibility.ts'

export const factsFor = ({ fill = [] }: Pick<PreCheck, 'fill'>, params: GivenValues, facts: readonly FactsOf[]): GivenValues =>
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
export const closedFills = (preChecks: readonly Pick<PreCheck, 'fill'>[]): readonly string[] =>
  preChecks.flatMap(({ fill = [] }) => fill.flatMap(({ closed = [] }) => closed))
