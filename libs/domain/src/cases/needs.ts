/**
 * What a matter needs of another's result (事项依赖): the scene says so (`needs`), and it counts where both are applied for; where the other is not, the
 * form asks for the value. A case waits from its receipt until every value has come; nobody moves it meanwhile but who takes it back.
 * Example: M05 needs `citizenId` of M03 → with both, M05 waits; without M03 nothing waits.
 */
import { receivedStatus } from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'
import type { ResultValue } from './resultValues.ts'

export interface Need {
  readonly matterCode: string
  readonly matterName: string
  readonly value: ResultValue
}

/** What a department gives with its decision. */
export interface GivenValue {
  readonly value: ResultValue
  readonly text: string
}

/** A need that is met, as the department that needs it gets it. */
export interface EarlierResult extends Need {
  readonly text: string
}

/** What the scene says of a matter's needs. */
export interface NeedyMatter {
  readonly code: string
  readonly name: string
  readonly needs?: readonly { readonly matter: string; readonly value: ResultValue }[]
}

/** By code of the matter that waits; of what is applied for alone. */
export const needsOf = (matters: readonly NeedyMatter[]): ReadonlyMap<string, readonly Need[]> =>
  new Map(
    matters.flatMap(({ code, needs = [] }): [string, readonly Need[]][] => {
      const met = needs.flatMap(({ matter, value }): readonly Need[] => {
        const other = matters.find((one) => one.code === matter)
        return other === undefined ? [] : [{ matterCode: matter, matterName: other.name, value }]
      })
      return met.length === 0 ? [] : [[code, met]]
    })
  )

const isSame = (one: Need, other: Need): boolean => one.matterCode === other.matterCode && one.value === other.value

/** What of a case tells what it waits for; an entry of its log that supplied something has the result. */
export interface NeedyCase {
  readonly status: CaseStatus
  readonly needs?: readonly Need[]
  readonly log: readonly { readonly kind: string; readonly result?: EarlierResult }[]
}

/** What has come so far, in the order it came. */
export const earlierResults = ({ log }: Pick<NeedyCase, 'log'>): readonly EarlierResult[] =>
  log.flatMap(({ result }) => (result === undefined ? [] : [result]))

/** What it still waits for; nothing once it has gone on or ended. */
export const unmetNeeds = (theCase: NeedyCase): readonly Need[] => {
  if (theCase.needs === undefined || theCase.status !== receivedStatus) return []
  const come = earlierResults(theCase)
  return theCase.needs.filter((need) => !come.some((one) => isSame(one, need)))
}

export const isWaiting = (theCase: NeedyCase): boolean => unmetNeeds(theCase).length > 0

/** Is this what it still waits for? */
export const awaits = (theCase: NeedyCase, result: Need): boolean => unmetNeeds(theCase).some((need) => isSame(need, result))
