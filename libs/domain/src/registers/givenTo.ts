/**
 * What a register is given (登记库入参): values by the names of a scene, under the register's own names; blank ones are left out.
 * Example: 户籍所在地 with { deceasedIdCard: '2301…' } → { idCards: ['2301…'] }.
 */
import type { Register } from './Register.ts'

export type GivenValues = Readonly<Record<string, string>>
export type RegisterParams = Readonly<Record<string, readonly string[]>>

export const givenTo = ({ params }: Pick<Register, 'params'>, values: GivenValues): RegisterParams =>
  Object.fromEntries(
    Object.entries(params).map(([param, { names }]) => [
      param,
      names.flatMap((name) => (Object.hasOwn(values, name) ? (values[name]?.trim() ?? '') : '')).filter((value) => value !== '')
    ])
  )

/** A person may ask about themselves alone or together with others, as one of two parents does; a question about nobody is everybody's. */
export const asksAboutOwn = ({ params }: Pick<Register, 'params'>, given: RegisterParams, cardId: string): boolean => {
  const cards = Object.entries(params).flatMap(([param, { isPerson }]) => (isPerson === true ? (given[param] ?? []) : []))
  return cards.length === 0 || cards.includes(cardId)
}
