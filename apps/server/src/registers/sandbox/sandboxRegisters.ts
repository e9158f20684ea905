/** The sandbox at the end of the line to every outside system (沙箱登记库): answers from its own records, as text, like any of them. */
import { codedFacts } from '@ljonething/domain/registers/codedNames'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredOf, System } from '@ljonething/domain/registers/registers'
import { registerNamed, sourceNamed } from '@ljonething/domain/registers/registers'
import { Effect } from 'effect'
import { SandboxRecords } from '../../sandbox/SandboxRecords.ts'
import { institutionsOf } from './institutions.ts'
import { RegisterGap } from '../RegisterGap.ts'
import { yesNo } from '../RegisterQuestion.ts'
import type { RegisterFacts, RegisterQuestion } from '../RegisterQuestion.ts'
import type { Upstream, UpstreamText } from '../Upstream.ts'
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

const textOf = (answer: object | undefined): UpstreamText =>
  answer === undefined ? { status: 404, text: '' } : { status: 200, text: JSON.stringify(answer) }

const checks = new Map(
  Object.values(systems).flatMap((system) => Object.entries<(question: SandboxQuestion) => RegisterAnswer>(system.checks))
)
const lookups = new Map(
  Object.values(systems).flatMap((system) => Object.entries<(question: SandboxQuestion) => RegisterFacts | undefined>(system.lookups))
)

const judged = (_name: string, answer: RegisterAnswer): UpstreamText => textOf(answer)
const known = (name: string, values: RegisterFacts | undefined): UpstreamText =>
  textOf(values && { values: codedFacts(registerNamed(name) ?? {}, values) })

/** The sandbox in the place of every system, each with what the sandbox page makes of it. */
export const sandboxRegisters = Effect.map(SandboxRecords, ({ all }) => {
  const from =
    <Answer>(answers: ReadonlyMap<string, (question: SandboxQuestion) => Answer>, write: (name: string, answer: Answer) => UpstreamText) =>
    (name: string, question: RegisterQuestion) => {
      const answer = answers.get(name)
      return answer === undefined
        ? Effect.fail(new RegisterGap({ name }))
        : Effect.map(all, (rows) => write(name, answer({ ...question, rows })))
    }
  const upstream: Upstream = {
    check: from(checks, judged),
    lookup: from(lookups, known),
    related: (relation, user, other) => Effect.map(all, (rows) => textOf(yesNo(isRelated(rows, relation, user, other)))),
    source: (name) =>
      sourceNamed(name)?.from === 'sandbox'
        ? Effect.map(all, (rows) => textOf({ institutions: institutionsOf(rows, name) }))
        : Effect.fail(new RegisterGap({ name }))
  }
  return (_system: System): Upstream => upstream
})
