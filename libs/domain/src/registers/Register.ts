/**
 * One row of the table of registers (登记库) and remote sources (远程数据源): what an outside system is asked, by scenes that name it.
 *
 * A register is asked by pre-checks (`check`: its type is judged in one of the modes) and by linkage (`lookup`: answer keys that fill fields);
 * a source gives the options of a field. `from` says who answers: this service from what it holds (`local`), or the outside system, whose place the
 * sandbox takes (`sandbox`). Where that does not answer, the person is told so and declares it (如实声明).
 * Source: spec §4.2, §7.4; rulings 4.2, 7 (inverted checks) and "gaps of the sandbox".
 */
import type { GenderList } from '../codes/gender.ts'
import type { EligibilityMode } from './judgeEligibility.ts'

export type AnsweredFrom = 'local' | 'sandbox'

/**
 * How somebody else has to belong to whoever asks (关系): `kin` spouse, other parent, parent or child, living or dead; `nextOfKin` somebody dead whose
 * brother, sister, grandparent or grandchild the asker is (近亲属, Civil Code art. 1045); `couple` two who registered a marriage with each other, or
 * booked one as both say; `staff` of the company the asker acts for; `principal` who founds a company and named the asker as agent (委托代理) when its
 * name was reserved; `operator` a company, shop or farm whose legal representative or owner (法定代表人、经营者) the asker is. A register of its own
 * confirms it.
 */
export const relations = ['kin', 'nextOfKin', 'couple', 'staff', 'principal', 'operator'] as const
export type Relation = (typeof relations)[number]

/** One parameter, by the register's own name for it. */
export interface RegisterParam {
  /** Names under which scenes give it: fields of the form, or `askedFacts`. All that are given count, in the order here. */
  readonly names: readonly string[]
  /** It identifies persons or a company (证件号码、统一社会信用代码), or holds their numbers as a table does. */
  readonly isPerson?: boolean
  readonly isOptional?: boolean
  /** Its name in the system's own language, where that has coded names (spec §3.3). */
  readonly coded?: string
}

export interface Register {
  readonly label: string
  readonly params: Readonly<Record<string, RegisterParam>>
  /** Who may be asked about besides oneself; without it nobody. */
  readonly relations?: readonly Relation[]
  /**
   * `gives` are answer keys of what it says of a person besides its verdict (登记信息). `errorPasses`: an error that its system itself answers with lets
   * the person pass, and the department examines it (§4.2: insured status and stop-insurance alone).
   */
  readonly check?: {
    readonly modes: readonly EligibilityMode[]
    readonly gives?: readonly string[]
    readonly errorPasses?: true
    readonly from: AnsweredFrom
  }
  /** `coded` are the names of answer keys in the system's own language, `genders` the lists in which it writes those that say a gender. */
  readonly lookup?: {
    readonly gives: readonly string[]
    readonly coded?: Readonly<Record<string, string>>
    readonly genders?: Readonly<Record<string, GenderList>>
    readonly from: AnsweredFrom
  }
}

export interface Source {
  readonly label: string
  /** Fields its options depend on. */
  readonly params?: Readonly<Record<string, RegisterParam>>
  readonly from: AnsweredFrom
}

/** An outside system (外部系统) with everything it is asked; its registers carry its name in front. */
export interface OutsideSystem<System extends string> {
  readonly label: string
  readonly registers: Readonly<Record<`${System}/${string}`, Register>>
  readonly sources: Readonly<Record<string, Source>>
}

type Kind = Pick<RegisterParam, 'isPerson' | 'isOptional'>
/** Its type keeps what kind of parameter it is, for the calls that are made from the table. */
const kindOf =
  <const K extends Kind>(kind: K) =>
  (...names: readonly string[]): RegisterParam & K => ({ names, ...kind })

export const given = kindOf({})
export const ifGiven = kindOf({ isOptional: true })
export const person = kindOf({ isPerson: true })
/** One of several ways to say whom it is about. */
export const personIfGiven = kindOf({ isPerson: true, isOptional: true })
/** Asked by its coded name, which scenes may give too. */
export const coded = <const Name extends string, const Param extends RegisterParam>(name: Name, param: Param) => ({
  ...param,
  coded: name,
  names: [name, ...param.names]
})
