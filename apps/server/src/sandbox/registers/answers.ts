/** Every answer of the sandbox by the name of its register (沙箱应答表): written system by system, so that the compiler lists what is missing. Pure. */
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredOf, System } from '@ljonething/domain/registers/registers'
import type { RegisterFacts } from '../../registers/RegisterQuestion.ts'
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

export const sandboxChecks: ReadonlyMap<string, (question: SandboxQuestion) => RegisterAnswer> = new Map(
  Object.values(systems).flatMap((system) => Object.entries<(question: SandboxQuestion) => RegisterAnswer>(system.checks))
)
export const sandboxLookups: ReadonlyMap<string, (question: SandboxQuestion) => RegisterFacts | undefined> = new Map(
  Object.values(systems).flatMap((system) => Object.entries<(question: SandboxQuestion) => RegisterFacts | undefined>(system.lookups))
)
