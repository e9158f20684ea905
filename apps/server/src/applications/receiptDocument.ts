/** The receipt (受理回执) of an application: what was submitted, to whom, by when. The applicant is masked. */
import { maskName } from '@ljonething/domain/display/maskText'
import { createHash } from 'node:crypto'
import type { StoredCase } from '../cases/Cases.ts'
import type { AcceptanceReceipt } from '../documents/AcceptanceReceipt.ts'
import { beijingTime } from '../platform/businessDay.ts'
import type { ApplicationRow } from './Applications.ts'
import type { Applicant } from './stored/applicant.ts'

const notices = [
  '请妥善保管申请编号，可在“我的办件”中查询各事项办理进度。',
  '任一事项需要补正时，其余事项照常办理。',
  '咨询、投诉电话：12345。'
]

export const receiptDocument = (row: ApplicationRow, applicant: Applicant, cases: readonly StoredCase[]): AcceptanceReceipt => {
  const shown = {
    sceneName: row.sceneName,
    applicationNumber: row.applyNo,
    documentNumber: row.applyNo,
    region: row.regionName,
    acceptedAt: beijingTime(row.submittedAt),
    applicant: maskName(applicant.name),
    cases: cases.map(({ matterName, caseNo, department, promisedDays }) => ({
      matter: matterName,
      caseNumber: caseNo,
      department,
      promisedDays
    })),
    notices
  }
  return { ...shown, dataHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex') }
}
