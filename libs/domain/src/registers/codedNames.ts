/**
 * The coded names of a system (编码字段) and its list of genders, which stand on the wire and nowhere inside: parameters under them, answers brought
 * back from them. What has no coded name goes under its own; a key the row does not know is left out. Source: spec §3.1, §3.3.
 * Example: 参保信息 with { idCard: ['2301…'] } is asked { aac147002: ['2301…'] }; { aac003001: '某人' } means { name: '某人' }.
 */
import { genderCode, genderIn } from '../codes/gender.ts'
import type { GenderList } from '../codes/gender.ts'
import type { RegisterParams } from './givenTo.ts'
import type { Register } from './Register.ts'

export const codedParams = ({ params }: Pick<Register, 'params'>, given: RegisterParams): RegisterParams =>
  Object.fromEntries(Object.entries(params).map(([param, { coded = param }]) => [coded, given[param] ?? []]))

/** Genders stand inside as the forms have them; a code that is not in the list of the system says none. */
const readGender = (list: GenderList | undefined, code: string): string | undefined =>
  list === undefined ? code : genderCode('archive', genderIn(list, code))
const writtenGender = (list: GenderList | undefined, code: string): string =>
  list === undefined ? code : (genderCode(list, genderIn('archive', code)) ?? '')

export const decodedFacts = (
  { lookup }: Pick<Register, 'lookup'>,
  values: Readonly<Record<string, string>>
): Readonly<Record<string, string>> => {
  const { gives = [], coded = {}, genders = {} } = lookup ?? {}
  const said = new Map(Object.entries(values))
  return Object.fromEntries(
    gives.flatMap((key): readonly [string, string][] => {
      const value = said.get(coded[key] ?? key)
      const read = value === undefined ? undefined : readGender(genders[key], value)
      return read === undefined ? [] : [[key, read]]
    })
  )
}

/** As the system itself says them. */
export const codedFacts = (
  { lookup }: Pick<Register, 'lookup'>,
  values: Readonly<Record<string, string>>
): Readonly<Record<string, string>> => {
  const [coded, genders] = [new Map(Object.entries(lookup?.coded ?? {})), new Map(Object.entries(lookup?.genders ?? {}))]
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [coded.get(key) ?? key, writtenGender(genders.get(key), value)]))
}
