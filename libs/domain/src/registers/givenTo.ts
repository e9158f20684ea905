/**
 * What a register is given (登记库入参): values by the names of a scene, under the register's own names, a chosen option by its code; blank ones are left
 * out. Of people it is given their numbers and of a table nothing else. Example: 户籍所在地 with { deceasedIdCard: '2301…' } → { idCards: ['2301…'] }.
 */
import { compact } from '@ljonething/validation/numbers/CitizenId'
import { decodeCascader } from '../values/cascaderValue.ts'
import { chosenCodes } from '../values/chosenCodes.ts'
import { numbersIn } from './numbersIn.ts'
import type { Register, Source } from './Register.ts'

export type GivenValues = Readonly<Record<string, string>>
export type RegisterParams = Readonly<Record<string, readonly string[]>>

/** Most values are no JSON, and to find that out by trying is dear. */
const codeOf = (value: string): string => (value.startsWith('{') ? decodeCascader(value)?.value : undefined) ?? value

/** Numbers as they are kept, whatever stands between their digits; rows of a table keep them so. */
const personsOf = (value: string): readonly string[] => numbersIn(value.startsWith('[') ? value : compact(value))

export const givenTo = ({ params }: Pick<Register, 'params'>, values: GivenValues): RegisterParams =>
  Object.fromEntries(
    Object.entries(params).map(([param, { names, isPerson }]) => {
      const given = names
        .flatMap((name) => (Object.hasOwn(values, name) ? (values[name]?.trim() ?? '') : ''))
        .filter((value) => value !== '')
      return [param, given.flatMap(isPerson === true ? personsOf : codeOf)]
    })
  )

interface OwnNumbers {
  readonly cardId: string
  /** Of the company acted for. */
  readonly unionCode?: string | undefined
}

/** The numbers of everybody else a question is about: whoever names only themselves, their company or nobody, asks about no others. */
export const othersIn = (
  { params }: Pick<Register, 'params'>,
  given: RegisterParams,
  { cardId, unionCode }: OwnNumbers
): readonly string[] => {
  const asked = Object.entries(params).flatMap(([param, { isPerson }]) => (isPerson === true ? (given[param] ?? []) : []))
  return [...new Set(asked)].filter((number) => number !== cardId.toUpperCase() && number !== unionCode)
}

/** What a source is given (数据源入参): of the fields its options depend on the codes that were chosen, as they are stored. */
export const choicesGivenTo = ({ params = {} }: Pick<Source, 'params'>, values: GivenValues): RegisterParams =>
  givenTo(
    { params },
    Object.fromEntries(
      Object.values(params)
        .flatMap(({ names }) => names)
        .flatMap((name) => (Object.hasOwn(values, name) ? [[name, chosenCodes(values[name]?.trim() ?? '')?.at(-1) ?? '']] : []))
    )
  )
