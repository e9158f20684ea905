/**
 * What pre-checks told of the fields of the form (登记信息带出), kept with their results: it fills what is empty or was filled so before, and
 * never what a person typed; what the scene closes stands locked. A result whose question has changed is gone, and its facts with it.
 */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { lockKnown } from '@ljonething/domain/form/lockKnown'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { closedFills } from '@ljonething/domain/registers/factsFor'
import { foundText } from '@ljonething/domain/registers/RegisteredValue'
import type { PreCheck, Scene } from '@ljonething/domain/scene/Scene'
import type { CheckResult, HandlingState } from '../HandlingState.ts'

export interface RegisteredFact {
  readonly value: string
  /** Such as 来自公安（登记信息），2026-11-20 12:00. */
  readonly source: string
  readonly isClosed: boolean
}

type Results = HandlingState['checkResults']

/** By field name. */
export const registeredFacts = (preChecks: readonly PreCheck[], results: Results): ReadonlyMap<string, RegisteredFact> => {
  const closed = closedFills(preChecks)
  return new Map(
    preChecks.flatMap(({ code }) => {
      const { known } = results[code] ?? {}
      if (known === undefined) return []
      const source = foundText(known)
      return Object.entries(known.values).map(([name, value]) => [name, { value, source, isClosed: closed.includes(name) }] as const)
    })
  )
}

/** The form with what the scene closes locked; what the identity gave stays. */
export const withClosedFacts = (description: FormDescription, facts: ReadonlyMap<string, RegisteredFact>): FormDescription => {
  const given = new Set(
    description.allfield.flatMap(({ fieldList }) => fieldList.flatMap(({ name, knownFrom }) => (knownFrom === undefined ? [] : [name])))
  )
  const closed = [...facts].flatMap(([name, { isClosed, ...fact }]) => (isClosed && !given.has(name) ? [{ name, ...fact }] : []))
  return lockKnown(description, closed)
}

type Answered = Pick<HandlingState, 'checkResults' | 'values' | 'registered' | 'typed'>

/**
 * Takes an answer into the handling. `before` is the answer to the same question, if there was one: its facts stand where the register cannot tell
 * now; without one, what was filled for another question is emptied.
 */
export const withAnswer = (
  { preChecks, form }: Pick<Scene, 'preChecks' | 'form'>,
  state: Answered,
  code: string,
  result: CheckResult,
  before: CheckResult | undefined
): Answered => {
  const known = result.known ?? (result.status === preCheckStatus.code.unknown ? before?.known : undefined)
  const fill = preChecks.find((preCheck) => preCheck.code === code)?.fill ?? []
  const names = fill.flatMap(({ fields }) => Object.keys(fields))
  const ids = (form?.groups ?? []).flatMap(({ fields }) => fields.filter(({ name }) => names.includes(name)))
  const isFree = (id: string) => [undefined, '', state.registered[id]?.value].includes(state.values[id])
  const filled = ids.flatMap(({ id, name }): readonly (readonly [string, string])[] => {
    const value = known?.values[name] ?? ''
    return isFree(id) && (value !== '' || before === undefined) ? [[id, value]] : []
  })
  const changed = new Map(filled.filter(([id, value]) => value !== '' || state.values[id] !== undefined))
  const checkResults = { ...state.checkResults, [code]: known === undefined ? result : { ...result, known } }
  if (changed.size === 0) return { ...state, checkResults }
  const told = [...changed].flatMap(([id, value]) =>
    known === undefined || value === '' ? [] : [[id, { value, source: known.source, at: known.at, check: code }] as const]
  )
  const others = Object.entries(state.registered).filter(([id]) => !changed.has(id))
  return {
    checkResults,
    values: { ...state.values, ...Object.fromEntries(changed) },
    registered: Object.fromEntries([...others, ...told]),
    typed: state.typed.filter((id) => !changed.has(id))
  }
}
