import { askedItems } from '@ljonething/domain/cases/correction'
import { correctForm } from '@ljonething/domain/form/correctForm'
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import { useMemo, useSyncExternalStore } from 'react'
import { today } from '../../browser/serverDate.ts'
import type { Staged, SubmittedApplication } from '../../queries/corrections.ts'
import type { Staging, StagingState } from './staging.ts'

/** The requests that may be answered, by whoever looks. */
export const openRequests = ({ mayCorrect, requests }: SubmittedApplication) => (mayCorrect ? requests.filter((one) => !one.isOverdue) : [])

export const correctedBy = (application: SubmittedApplication, staged: Staged): CorrectedForm => {
  const asked = askedItems(openRequests(application).map((request) => ({ caseNo: request.caseNo, request })))
  return correctForm(application.form, application, staged, asked, today())
}

export interface Corrected {
  readonly state: StagingState
  readonly corrected: CorrectedForm
}

/** The form with what is staged of its correction (补正后的表), as it is typed. */
export const useCorrected = (application: SubmittedApplication, staging: Staging): Corrected => {
  const state = useSyncExternalStore(staging.subscribe, staging.state)
  const corrected = useMemo(() => correctedBy(application, state.staged), [application, state.staged])
  return { state, corrected }
}
