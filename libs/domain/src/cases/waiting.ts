/**
 * Matters that wait for another's result (等待前一项结果), in words, and what becomes of them when the other moves: what it gives is supplied, the first of
 * each; where it ended without, the case ends with it (`lapse`). Pure; the log of the other decides, so that asked again it says the same.
 * Example: M05 waits for M03 → 等待“出生登记”的公民身份号码; M03 不予受理 → 因“出生登记”不予受理，没有产生公民身份号码，这一项无法办理，没有转给部门.
 */
import { isFinal, labelOf, outcomeOf } from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'
import type { Case, CaseAction } from './lifecycle.ts'
import { unmetNeeds } from './needs.ts'
import type { Need } from './needs.ts'
import { resultValues } from './resultValues.ts'

/** The name without what it adds in brackets: 出生登记（申报户口） → 出生登记. */
const shortName = (name: string): string => name.replace(/（[^（）]*）$/u, '') || name

const calledValue = ({ matterName, value }: Need): string => `“${shortName(matterName)}”的${resultValues[value].label}`

/** Undefined where it waits for nothing. */
export const waitText = (theCase: Pick<Case, 'log' | 'needs' | 'status'>): string | undefined => {
  const unmet = unmetNeeds(theCase)
  return unmet.length === 0 ? undefined : `等待${unmet.map(calledValue).join('、')}`
}

/** What has come, without its value: 已取得“出生登记”的公民身份号码. */
export const suppliedText = (result: Need): string => `已取得${calledValue(result)}`

const lapseNote = ({ matterName, value }: Need, { status }: Case): string => {
  const ended = outcomeOf(status) === 'succeeded' ? `的办理结果中没有${resultValues[value].label}` : labelOf(status)
  const missing = outcomeOf(status) === 'succeeded' ? '' : `，没有产生${resultValues[value].label}`
  return `因“${shortName(matterName)}”${ended}${missing}，这一项无法办理，没有转给部门`
}

const mayGive = (status: CaseStatus): boolean => ['open', 'succeeded'].includes(outcomeOf(status) ?? '')

/** When it was sure that it gives no more: refused or withdrawn, or all that it had to give is there. */
const endedAt = ({ log, receivedAt }: Case): string => (log.find(({ to }) => !mayGive(to)) ?? log.at(-1))?.at ?? receivedAt

const givenBy = ({ log }: Case, need: Need) =>
  log.flatMap((entry) => {
    const given = entry.kind === 'move' ? entry.given?.find(({ value }) => value === need.value) : undefined
    return given === undefined ? [] : [{ at: entry.at, text: given.text }]
  })[0]

const givesNoMore = ({ status }: Case): boolean => isFinal(status) || !mayGive(status)

/** What the move of another matter of the same application means for a case that waits; nothing while it goes on waiting. */
export const consequencesOf = (earlier: Case, waiting: Case): readonly CaseAction[] => {
  const actions = unmetNeeds(waiting)
    .filter(({ matterCode }) => matterCode === earlier.matterCode)
    .flatMap((need): readonly CaseAction[] => {
      const given = givenBy(earlier, need)
      if (given !== undefined) {
        const { at, text } = given
        return [{ kind: 'supply', by: 'service', at, result: { ...need, text }, key: `supply:${need.matterCode}:${need.value}` }]
      }
      if (!givesNoMore(earlier)) return []
      return [{ kind: 'lapse', by: 'service', at: endedAt(earlier), note: lapseNote(need, earlier), key: 'lapse' }]
    })
  // Where one value never comes, the others are of no use.
  const lapse = actions.find(({ kind }) => kind === 'lapse')
  return lapse === undefined ? actions : [lapse]
}
