/**
 * The table of registers and remote sources (登记库与数据源): everything that scenes may ask of outside systems, by name.
 * A name that is not here exists nowhere: the content check refuses it, and the service does not start with it.
 */
import type { AnsweredFrom, Register, Relation, Source } from './Register.ts'
import { archive } from './systems/archive.ts'
import { bank } from './systems/bank.ts'
import { certificate } from './systems/certificate.ts'
import { civilAffairs } from './systems/civilAffairs.ts'
import { credit } from './systems/credit.ts'
import { disabled } from './systems/disabled.ts'
import { education } from './systems/education.ts'
import { health } from './systems/health.ts'
import { local } from './systems/local.ts'
import { market } from './systems/market.ts'
import { marriage } from './systems/marriage.ts'
import { medicalInsurance } from './systems/medicalInsurance.ts'
import { newBorn } from './systems/newBorn.ts'
import { providentFund } from './systems/providentFund.ts'
import { publicSecurity } from './systems/publicSecurity.ts'
import { retire } from './systems/retire.ts'
import { socialSecurity } from './systems/socialSecurity.ts'
import { veteran } from './systems/veteran.ts'

const systems = {
  archive,
  bank,
  certificate,
  civilAffairs,
  credit,
  disabled,
  education,
  health,
  local,
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

type Systems = typeof systems
export type System = keyof Systems
type RowsOf<S extends System> = Systems[S]['registers']
type SourcesOf<S extends System> = Systems[S]['sources']

/** Names of one system's registers. */
export type NamesOf<S extends System> = keyof RowsOf<S>
export type SourceName = { [S in System]: keyof SourcesOf<S> }[System]

type AskedBy<Way extends 'check' | 'lookup'> = {
  [S in System]: { [Name in NamesOf<S>]: RowsOf<S>[Name] extends Readonly<Record<Way, unknown>> ? Name : never }[NamesOf<S>]
}[System]

export type RegisterName = { [S in System]: NamesOf<S> }[System]
/** The row of a register. */
export type RowOf<Name extends RegisterName> = { [S in System]: Name extends NamesOf<S> ? RowsOf<S>[Name] : never }[System]

/** Names of the registers that pre-checks ask, and of those that linkage asks. */
export type CheckName = AskedBy<'check'>
export type LookupName = AskedBy<'lookup'>

/** Names of one system's registers that are asked this way and answered from there. */
export type AnsweredOf<S extends System, Way extends 'check' | 'lookup', From extends AnsweredFrom> = {
  [Name in NamesOf<S>]: RowsOf<S>[Name] extends Readonly<Record<Way, { readonly from: From }>> ? Name : never
}[NamesOf<S>]

/** Names of all sources answered from there. */
export type SourcesFrom<From extends AnsweredFrom> = {
  [S in System]: { [Name in keyof SourcesOf<S>]: SourcesOf<S>[Name] extends { readonly from: From } ? Name : never }[keyof SourcesOf<S>]
}[System]

/** The parameters of a register, by its own names. */
export type ParamsOf<S extends System, Name extends NamesOf<S>> = RowsOf<S>[Name] extends { readonly params: infer Params }
  ? keyof Params
  : never

/** What a lookup may give. */
export type GivesOf<S extends System, Name extends NamesOf<S>> = RowsOf<S>[Name] extends {
  readonly lookup: { readonly gives: readonly (infer Key extends string)[] }
}
  ? Key
  : never

/** What a check may say besides its verdict. */
export type TellsOf<S extends System, Name extends NamesOf<S>> = RowsOf<S>[Name] extends {
  readonly check: { readonly gives: readonly (infer Key extends string)[] }
}
  ? Key
  : never

interface Owned {
  readonly system: string
}

const rowsBy = <Row>(pick: (system: Systems[System]) => Readonly<Record<string, Row>>): ReadonlyMap<string, Row & Owned> =>
  new Map(
    Object.values(systems).flatMap((system) =>
      Object.entries(pick(system)).map(([name, row]) => [name, { ...row, system: system.label }] as const)
    )
  )

const registers = rowsBy<Register>((system) => system.registers)
const sources = rowsBy<Source>((system) => system.sources)

/** Names of all registers. */
export const registerNames = [...registers.keys()] as readonly RegisterName[]

/** The row of a register with the Chinese name of its system. */
export const registerNamed = (name: string): (Register & Owned) | undefined => registers.get(name)
export const sourceNamed = (name: string): (Source & Owned) | undefined => sources.get(name)

export const isCheckName = (name: string): name is CheckName => registers.get(name)?.check !== undefined
export const isLookupName = (name: string): name is LookupName => registers.get(name)?.lookup !== undefined
export const isSourceName = (name: string): name is SourceName => sources.has(name)

const isSystem = (name: string): name is System => Object.hasOwn(systems, name)

/** The systems that are asked from outside (外部系统), each with its Chinese name. */
export const outsideSystems: readonly { readonly system: System; readonly label: string }[] = Object.entries(systems).flatMap(
  ([system, { label }]) => (isSystem(system) && system !== 'local' ? [{ system, label }] : [])
)

const owners: ReadonlyMap<string, System> = new Map(
  Object.entries(systems).flatMap(([name, system]) =>
    isSystem(name) ? [...Object.keys(system.registers), ...Object.keys(system.sources)].map((row) => [row, name] as const) : []
  )
)

/** The system of a register or source. */
export const systemOf = (name: string): System | undefined => owners.get(name)

/** The system that confirms a relation: household register, marriages, insured staff, reserved names. */
export const relationSystem: Readonly<Record<Relation, System>> = {
  kin: 'publicSecurity',
  nextOfKin: 'publicSecurity',
  couple: 'marriage',
  staff: 'socialSecurity',
  principal: 'market',
  operator: 'market'
}
