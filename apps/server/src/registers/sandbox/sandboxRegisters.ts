/** The sandbox behind the port of the outside registers (沙箱登记库): answers from its own records. */
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredOf, System } from '@ljonething/domain/registers/registers'
import { sourceNamed } from '@ljonething/domain/registers/registers'
import { Effect } from 'effect'
import { SandboxRecords } from '../../sandbox/SandboxRecords.ts'
import { institutionsOf } from './institutions.ts'
import type { OutsideAnswers } from '../OutsideRegisters.ts'
import { RegisterGap } from '../RegisterGap.ts'
import type { RegisterFacts, RegisterQuestion } from '../RegisterQuestion.ts'
import { archive } from './archive.ts'
import { civilAffairs } from './civilAffairs.ts'
import { credit } from './credit.ts'
import { disabled } from './disabled.ts'
import { education } from './education.ts'
import { health } from './health.ts'
import { market } from './market.ts'
import { marriage } from './marriage.ts'
import { medicalInsurance } from './medicalInsurance.ts'
import { newBorn } from './newBorn.ts'
import { providentFund } from './providentFund.ts'
import { publicSecurity } from './publicSecurity.ts'
import { isRelated } from './relations.ts'
import { retire } from './retire.ts'
import type { SandboxAnswers, SandboxQuestion } from './SandboxAnswers.ts'
import { socialSecurity } from './socialSecurity.ts'
import { veteran } from './veteran.ts'

/** Every system that the table says the sandbox answers for. */
type SandboxSystem = {
  [S in System]: [AnsweredOf<S, 'check', 'sandbox'> | AnsweredOf<S, 'lookup', 'sandbox'>] extends [never] ? never : S
}[System]

const systems: { readonly [S in SandboxSystem]: SandboxAnswers<S> } = {
  archive,
  civilAffairs,
  credit,
  disabled,
  education,
  health,
  market,
  marriage,
  medicalInsurance,
  newBorn,
  providentFund,
  publicSecurity,
  retire,
  socialSecurity,
  veteran
}

const checks = new Map(
  Object.values(systems).flatMap((system) => Object.entries<(question: SandboxQuestion) => RegisterAnswer>(system.checks))
)
const lookups = new Map(
  Object.values(systems).flatMap((system) => Object.entries<(question: SandboxQuestion) => RegisterFacts | undefined>(system.lookups))
)

export const sandboxRegisters: Effect.Effect<OutsideAnswers, never, SandboxRecords> = Effect.gen(function* () {
  const { all } = yield* SandboxRecords
  const from =
    <Answer>(answers: ReadonlyMap<string, (question: SandboxQuestion) => Answer>) =>
    (name: string, question: RegisterQuestion) => {
      const answer = answers.get(name)
      return answer === undefined ? Effect.fail(new RegisterGap({ name })) : Effect.map(all, (rows) => answer({ ...question, rows }))
    }
  return {
    check: from(checks),
    lookup: from(lookups),
    related: (relation, user, other) => Effect.map(all, (rows) => isRelated(rows, relation, user, other)),
    source: (name) =>
      sourceNamed(name)?.from === 'sandbox' ? Effect.map(all, (rows) => institutionsOf(rows, name)) : Effect.fail(new RegisterGap({ name }))
  }
})
