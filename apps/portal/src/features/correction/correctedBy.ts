import { askedItems } from '@ljonething/domain/cases/correction'
import { correctForm } from '@ljonething/domain/form/correctForm'
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import { today } from '../../browser/serverDate.ts'
import type { Staged, SubmittedApplication } from '../../queries/corrections.ts'

/** The requests that may be answered, by whoever looks. */
export const openRequests = ({ mayCorrect, requests }: SubmittedApplication) => (mayCorrect ? requests.filter((one) => !one.isOverdue) : [])

/** The form with what is staged of its correction (补正后的表). */
export const correctedBy = (application: SubmittedApplication, staged: Staged): CorrectedForm => {
  const asked = askedItems(openRequests(application).map((request) => ({ caseNo: request.caseNo, request })))
  return correctForm(application.form, application, staged, asked, today())
}
