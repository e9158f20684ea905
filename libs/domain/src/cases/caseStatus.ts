/**
 * 办件状态: one row per case status with its Chinese label, its group (在办, 未通过, 成功), the stage of the timeline in which
 * the case stands, how that stage looks (`done` makes the following one current), and who may lead on from it.
 * 补正 and 撤回 have no stage of their own (`same`): they happen in the stage the case stood in.
 * An unknown code is 状态未知, in no group and no stage; nothing throws. Source: spec §4.1, rulings 4.1.
 * Example: `labelOf(9)` → 办理中, `groupOf(51)` → 'notPassed', `groupOf(99)` → undefined.
 */
export type CaseGroup = 'inProgress' | 'notPassed' | 'success'
export type CaseStage = 'apply' | 'preReview' | 'accept' | 'process' | 'conclude' | 'deliver'

interface StatusRow {
  readonly label: string
  readonly group: CaseGroup
  readonly stage: CaseStage | 'same'
  readonly mark: 'current' | 'done' | 'blocked'
}

export const caseStatuses = {
  1: { label: '已收件', group: 'inProgress', stage: 'apply', mark: 'done' },
  2: { label: '待预审', group: 'inProgress', stage: 'preReview', mark: 'current' },
  3: { label: '预审不通过', group: 'notPassed', stage: 'preReview', mark: 'blocked' },
  4: { label: '预审通过', group: 'inProgress', stage: 'preReview', mark: 'done' },
  5: { label: '待受理', group: 'inProgress', stage: 'accept', mark: 'current' },
  6: { label: '待补正', group: 'inProgress', stage: 'same', mark: 'blocked' },
  7: { label: '不予受理', group: 'notPassed', stage: 'accept', mark: 'blocked' },
  8: { label: '已受理', group: 'inProgress', stage: 'accept', mark: 'done' },
  9: { label: '办理中', group: 'inProgress', stage: 'process', mark: 'current' },
  10: { label: '已挂起', group: 'inProgress', stage: 'process', mark: 'blocked' },
  11: { label: '审批通过', group: 'success', stage: 'conclude', mark: 'done' },
  12: { label: '已转报', group: 'success', stage: 'conclude', mark: 'done' },
  13: { label: '审批不通过', group: 'notPassed', stage: 'conclude', mark: 'blocked' },
  14: { label: '已退回', group: 'notPassed', stage: 'conclude', mark: 'blocked' },
  15: { label: '已制证', group: 'success', stage: 'conclude', mark: 'done' },
  16: { label: '已送达', group: 'success', stage: 'deliver', mark: 'done' },
  51: { label: '已撤回', group: 'notPassed', stage: 'same', mark: 'blocked' }
} as const satisfies Readonly<Record<number, StatusRow>>

export type CaseStatus = keyof typeof caseStatuses

/** Every status in numeric order. */
export const caseStatusCodes: readonly CaseStatus[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 51]

/** Withdrawn by the applicant; no department sends it. */
export const withdrawnStatus = 51 satisfies CaseStatus

export const unknownStatusLabel = '状态未知'

export const caseGroups = {
  inProgress: '在办',
  notPassed: '未通过',
  success: '办结'
} as const satisfies Readonly<Record<CaseGroup, string>>

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

export const groupOf = (code: unknown): CaseGroup | undefined => rowOf(code)?.group

/** The stage a status belongs to, and how it stands there. */
export const stageOf = (code: unknown): Pick<StatusRow, 'stage' | 'mark'> | undefined => rowOf(code)
