/** Cases as they are kept (办件记录): the row of its table, and with it the case that its log gives. */
import type { Case } from '@ljonething/domain/cases/lifecycle'

export interface CaseRow {
  readonly caseNo: string
  readonly applyNo: string
  readonly matterCode: string
  readonly matterName: string
  readonly deptCode: string
  readonly department: string
  readonly promisedDays: number
  readonly handleType: string
  readonly resultName: string
  readonly receivedAt: Date
  readonly status: number
}

/** As it stands in its table. */
export interface KeptCase extends CaseRow {
  readonly needs: unknown
}

export interface StoredCase extends CaseRow {
  readonly current: Case
  /** Entries at the end of the log that cannot be read are left out of it. */
  readonly wholeLog: boolean
}

export type ListedCase = Pick<StoredCase, 'applyNo' | 'promisedDays' | 'current'>
