/**
 * The registers of the content itself (样例登记库): what `content/registry-sample.json` answers a person on its own reference day, by the same answers as
 * the sandbox of the service, without one. Pure; the content check asks it in the name of each scene's sample person.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { givenTo, othersIn } from '@ljonething/domain/registers/givenTo'
import type { GivenValues } from '@ljonething/domain/registers/givenTo'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import { registerNamed, sourceNamed } from '@ljonething/domain/registers/registers'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { localChecks } from '../registers/localChecks.ts'
import { preCheckOutcome } from '../registers/preCheckOutcome.ts'
import { denied, untold } from '../registers/preCheckResult.ts'
import { sandboxChecks } from './registers/answers.ts'
import { institutionsOf } from './registers/institutions.ts'
import { isRelated } from './registers/relations.ts'
import { heldSource } from '../registers/sources/heldSources.ts'
import type { Holdings } from '../registers/sources/heldSources.ts'
import { seedOf } from './seed.ts'

export interface SampleRegisters {
  readonly today: string
  /** What the sandbox, or the service from its holdings, offers for a source; undefined where nobody is asked. */
  readonly offered: (source: string) => readonly NamedValue[] | undefined
  readonly account: (userId: string) => UserInfo | undefined
  /** Undefined where no answer follows from the content alone. */
  readonly preCheck: (preCheck: PreCheck, values: GivenValues, user: UserInfo) => PreCheckStatus | undefined
}

export const sampleRegisters = (registry: string, holdings?: Holdings): SampleRegisters => {
  const { nowRef: today }: { readonly nowRef: string } = JSON.parse(registry)
  const { people, registers } = seedOf(registry, today)
  const rows = (register: string) => registers[register] ?? []
  return {
    today,
    offered: (source) =>
      sourceNamed(source)?.from === 'sandbox' ? institutionsOf(rows, source, {}) : holdings && heldSource(holdings, source)?.institutions,
    account: (userId) => people.find(({ userInfo }) => userInfo.userId === userId)?.userInfo,
    preCheck: (preCheck, values, user) => {
      const { check } = preCheck
      const row = registerNamed(check.api)
      const answer = localChecks.get(check.api) ?? sandboxChecks.get(check.api)
      if (row === undefined || answer === undefined) return undefined
      const given = givenTo(row, values)
      const isTheirs = (other: string) => (row.relations ?? []).some((relation) => isRelated(rows, relation, user, other))
      if (!othersIn(row, given, user).every(isTheirs)) return (isRelationCheck(preCheck) ? denied(preCheck) : untold).status
      return preCheckOutcome(check, answer({ given: (param) => given[param] ?? [], rows, user, today }), {}).status
    }
  }
}
