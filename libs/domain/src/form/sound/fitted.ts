/**
 * A value held to a shape (合形): the very object where every member fits, else with what stands in for those that do not; what is no object
 * gives undefined. Unlike `shape` of wire values it changes nothing that fits, so that what others remember of an object holds.
 */
import { isRecord } from '../../values/wireShape.ts'

export interface Member<T> {
  readonly fits: (value: unknown) => boolean
  readonly otherwise: T
}

export type Members<T> = { readonly [Name in keyof T]-?: Member<T[Name]> }

export function fitted<T extends object>(members: Members<T>, given: unknown): T | undefined {
  if (!isRecord(given)) return undefined
  const wrong = Object.entries<Member<unknown>>(members).filter(([name, { fits }]) => !fits(given[name]))
  const whole = wrong.length === 0 ? given : { ...given, ...Object.fromEntries(wrong.map(([name, { otherwise }]) => [name, otherwise])) }
  return whole as T
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isFlag = (value: unknown): boolean => typeof value === 'boolean'

export const aText: Member<string> = { fits: isText, otherwise: '' }
export const aFlag: Member<boolean> = { fits: isFlag, otherwise: false }
export const aBit: Member<'0' | '1'> = { fits: (value) => value === '0' || value === '1', otherwise: '0' }
export const texts: Member<readonly string[]> = { fits: (value) => Array.isArray(value) && value.every(isText), otherwise: [] }
export const maybe = <T>({ fits }: Member<T>): Member<T | undefined> => ({
  fits: (value) => value === undefined || fits(value),
  otherwise: undefined
})
export const having = <T extends object>(members: Members<T>, otherwise: T): Member<T> => ({
  fits: (value) => isRecord(value) && Object.entries<Member<unknown>>(members).every(([name, { fits }]) => fits(value[name])),
  otherwise
})
