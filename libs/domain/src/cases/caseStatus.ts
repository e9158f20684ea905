/**
 * Case status (办件状态): one row per status, and everything the portal, the service and its SQL know of it: its Chinese label, how the
 * case stands for the person (open, or ended well, refused, withdrawn: three numbers, never one), the stage of the timeline and how
 * that stage looks (`done` makes the following one current), where its department may move it, whether the applicant may correct
 * it or take it back. 补正 and 撤回 have no stage of their own (`same`): they happen where the case stood.
 * An unknown code is 状态未知, in no group and no stage; nothing throws. Source: spec §4.1, §4.2, rulings 4.1.
 * Example: `labelOf(9)` → 办理中, `groupOf(51)` → 'notPassed', `groupOf(99)` → undefined.
 */
export type CaseGroup = 'inProgress' | 'notPassed' | 'success'
export type CaseOutcome = 'open' | 'succeeded' | 'refused' | 'withdrawn'
export type CaseStage = 'apply' | 'preReview' | 'accept' | 'process' | 'conclude' | 'deliver'

interface StatusRow {
  readonly label: string
  readonly outcome: CaseOutcome
  readonly stage: CaseStage | 'same'
  readonly mark: 'current' | 'done' | 'blocked'
  /** Where the department may move the case. */
  readonly next: readonly CaseStatus[]
  /** Waits for the applicant's correction. */
  readonly correctable?: true
  /** The days a department promised do not run meanwhile. */
  readonly stopsTheClock?: true
  readonly withdrawable?: true
  /** A decision of the department on the merits or on accepting, which the applicant may have reviewed. */
  readonly isDecision?: true
}

const table = {
  1: { label: '已收件', outcome: 'open', stage: 'apply', mark: 'done', next: [2], withdrawable: true },
  2: { label: '待预审', outcome: 'open', stage: 'preReview', mark: 'current', next: [3, 4, 6], withdrawable: true },
  3: { label: '预审不通过', outcome: 'refused', stage: 'preReview', mark: 'blocked', next: [] },
  4: { label: '预审通过', outcome: 'open', stage: 'preReview', mark: 'done', next: [5], withdrawable: true },
  5: { label: '待受理', outcome: 'open', stage: 'accept', mark: 'current', next: [6, 7, 8], withdrawable: true },
  6: {
    label: '待补正',
    outcome: 'open',
    stage: 'same',
    mark: 'blocked',
    next: [],
    correctable: true,
    stopsTheClock: true,
    withdrawable: true
  },
  7: { label: '不予受理', outcome: 'refused', stage: 'accept', mark: 'blocked', next: [], isDecision: true },
  8: { label: '已受理', outcome: 'open', stage: 'accept', mark: 'done', next: [9] },
  9: { label: '办理中', outcome: 'open', stage: 'process', mark: 'current', next: [10, 11, 12, 13, 14] },
  10: { label: '已挂起', outcome: 'open', stage: 'process', mark: 'blocked', next: [9], stopsTheClock: true },
  11: { label: '审批通过', outcome: 'succeeded', stage: 'conclude', mark: 'done', next: [15] },
  12: { label: '已转报', outcome: 'succeeded', stage: 'conclude', mark: 'done', next: [15] },
  13: { label: '审批不通过', outcome: 'refused', stage: 'conclude', mark: 'blocked', next: [], isDecision: true },
  14: { label: '已退回', outcome: 'refused', stage: 'conclude', mark: 'blocked', next: [] },
  15: { label: '已制证', outcome: 'succeeded', stage: 'conclude', mark: 'done', next: [16] },
  16: { label: '已送达', outcome: 'succeeded', stage: 'deliver', mark: 'done', next: [] },
  51: { label: '已撤回', outcome: 'withdrawn', stage: 'same', mark: 'blocked', next: [] }
} as const

export type CaseStatus = keyof typeof table

export const caseStatuses: Readonly<Record<CaseStatus, StatusRow>> = table

const isStatus = (code: number): code is CaseStatus => Object.hasOwn(caseStatuses, code)

/** Every status in numeric order. */
export const caseStatusCodes: readonly CaseStatus[] = Object.keys(caseStatuses).map(Number).filter(isStatus)

/** A case as it arrives at its department. */
export const receivedStatus = 1 satisfies CaseStatus

/** Where the applicant's correction leads. */
export const correctedStatus = 2 satisfies CaseStatus

/** Where the department has decided for it. */
export const approvedStatus = 11 satisfies CaseStatus

/** Where the department has made out a certificate. */
export const certifiedStatus = 15 satisfies CaseStatus

/** Where a case ends that waited for what never comes. */
export const lapsedStatus = 3 satisfies CaseStatus

/** Withdrawn by the applicant; no department sends it. */
export const withdrawnStatus = 51 satisfies CaseStatus

export const unknownStatusLabel = '状态未知'

export const caseGroups = {
  inProgress: '在办',
  notPassed: '未通过',
  success: '办结'
} as const satisfies Readonly<Record<CaseGroup, string>>

const groups: Readonly<Record<CaseOutcome, CaseGroup>> = {
  open: 'inProgress',
  succeeded: 'success',
  refused: 'notPassed',
  withdrawn: 'notPassed'
}

const known: ReadonlyMap<unknown, CaseStatus> = new Map<unknown, CaseStatus>(
  caseStatusCodes.flatMap((code): [unknown, CaseStatus][] => [
    [code, code],
    [String(code), code]
  ])
)

/** The status, read from number or text; undefined when it is none of the table. */
export const parseStatus = (code: unknown): CaseStatus | undefined => known.get(code)

const rowOf = (code: unknown): StatusRow | undefined => {
  const status = parseStatus(code)
  return status === undefined ? undefined : caseStatuses[status]
}

export const labelOf = (code: unknown): string => rowOf(code)?.label ?? unknownStatusLabel

/** Open, or which of the three ends. */
export const outcomeOf = (code: unknown): CaseOutcome | undefined => rowOf(code)?.outcome

export const groupOf = (code: unknown): CaseGroup | undefined => {
  const outcome = outcomeOf(code)
  return outcome === undefined ? undefined : groups[outcome]
}

/** Every status in which a case stands so. */
export const statusesOf = (outcome: CaseOutcome): readonly CaseStatus[] => caseStatusCodes.filter((code) => outcomeOf(code) === outcome)

/** The stage a status belongs to, and how it stands there. */
export const stageOf = (code: unknown): Pick<StatusRow, 'stage' | 'mark'> | undefined => rowOf(code)

/** Where its department may move the case. */
export const movesFrom = (code: unknown): readonly CaseStatus[] => rowOf(code)?.next ?? []

/** Does the case wait for the applicant's correction? */
export const awaitsCorrection = (code: unknown): boolean => rowOf(code)?.correctable === true

/** Do the promised days not run while the case stands so? */
export const stopsTheClock = (code: unknown): boolean => rowOf(code)?.stopsTheClock === true

/** Is it a decision that the applicant may have reviewed? */
export const isDecision = (code: unknown): boolean => rowOf(code)?.isDecision === true

/** Must the department say why, where it moves a case there? What is to be corrected says so of each item. */
export const mustSayWhy = (code: unknown): boolean => outcomeOf(code) === 'refused' || (stopsTheClock(code) && !awaitsCorrection(code))

/** May the applicant take the case back? */
export const isWithdrawable = (code: unknown): boolean => rowOf(code)?.withdrawable === true

/** Does nothing lead on from here, neither a department nor a correction? */
export const isFinal = (code: unknown): boolean => rowOf(code) !== undefined && movesFrom(code).length === 0 && !awaitsCorrection(code)

/** Is it over for the person, even where the result is still to be made out and delivered? */
export const isFinished = (code: unknown): boolean => {
  const outcome = outcomeOf(code)
  return outcome !== undefined && outcome !== 'open'
}
