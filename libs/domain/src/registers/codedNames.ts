/**
 * The coded names of a system (编码字段), which stand on the wire and nowhere inside: parameters under them, answers brought back from them. What has
 * no coded name goes under its own; a key the row does not know is left out. Source: spec §3.3.
 * Example: 参保信息 with { idCard: ['2301…'] } is asked { aac147002: ['2301…'] }; { aac003001: '某人' } means { name: '某人' }.
 */
import type { RegisterParams } from './givenTo.ts'
import type { Register } from './Register.ts'

export const codedParams = ({ params }: Pick<Register, 'params'>, given: RegisterParams): RegisterParams =>
  Object.fromEntries(Object.entries(params).map(([param, { coded = param }]) => [coded, given[param] ?? []]))

export const decodedFacts = (
  { lookup }: Pick<Register, 'lookup'>,
  values: Readonly<Record<string, string>>
): Readonly<Record<string, string>> => {
  const { gives = [], coded = {} } = lookup ?? {}
  const facts = gives.map((key) => [key, new Map(Object.entries(values)).get(coded[key] ?? key)] as const)
  return Object.fromEntries(facts.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

/** As the system itself says them. */
export const codedFacts = (
  { lookup }: Pick<Register, 'lookup'>,
  values: Readonly<Record<string, string>>
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [new Map(Object.entries(lookup?.coded ?? {})).get(key) ?? key, value]))
