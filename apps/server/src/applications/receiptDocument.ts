/** The receipt (受理回执) of an application: what was submitted, to whom, by when. The applicant is masked. */
import { nextSteps } from '@ljonething/domain/cases/nextSteps'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { waitText } from '@ljonething/domain/cases/waiting'
import { maskName } from '@ljonething/domain/display/maskText'
import { createHash } from 'node:crypto'
import type { StoredCase } from '../cases/StoredCase.ts'
import type { AcceptanceReceipt } from '../documents/AcceptanceReceipt.ts'
import { beijingTime } from '../platform/businessDay.ts'
import type { ApplicationRow } from './Applications.ts'
import type { Applicant } from './stored/applicant.ts'

const keep = '请妥善保管申请编号，可在“我的办件”中查询各事项办理进度。'

interface ReceiptContext {
  /** yyyy-mm-dd. */
  readonly today: string
  /** The number to call about it. */
  readonly consult: string
}

/** 周*岚; of a company its name and who acted for it. */
const applied = ({ name, companyName }: Applicant): string =>
  companyName === undefined ? maskName(name) : `${companyName}，经办人${maskName(name)}`

export const receiptDocument = (
  row: ApplicationRow,
  applicant: Applicant,
  cases: readonly StoredCase[],
  { today, consult }: ReceiptContext
): AcceptanceReceipt => {
  const promised = cases.map((one) => ({
    ...{ ...one, status: one.current.status, waitsFor: waitText(one.current) },
    ...promiseOf(one.current, one.promisedDays, today)
  }))
  const shown = {
    sceneName: row.sceneName,
    applicationNumber: row.applyNo,
    documentNumber: row.applyNo,
    region: row.regionName,
    acceptedAt: beijingTime(row.submittedAt),
    applicant: applied(applicant),
    cases: promised.map(({ matterName, caseNo, department, dueOn, isEstimate, promisedDays, waitsFor }) => ({
      matter: matterName,
      caseNumber: caseNo,
      department,
      due: waitsFor === undefined ? `${dueOn} 前${isEstimate ? '（预计）' : ''}` : `转给部门后 ${promisedDays} 个工作日`
    })),
    notices: [keep, ...nextSteps(promised, { consult })]
  }
  return { ...shown, dataHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex') }
}
