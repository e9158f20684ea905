/** Submitting and following applications (办件), and rating them (评价). */
import type { SubmitContent } from '@ljonething/api/shapes/FormPayload'
import type { FormPayload } from '@ljonething/domain/submission/Submission'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { ApplicationDetail, ApplicationPage, ApplicationSummary, CaseView } from '@ljonething/api/oneThing/ApplicationsApi'

export interface SubmitRequest {
  /** One per form; sending it again does nothing twice. */
  readonly clientKey: string
  readonly form: Omit<FormPayload, 'content'>
  readonly content: SubmitContent
}

export const submitApplication = async ({ clientKey, form, content }: SubmitRequest) => {
  const payload = new FormData()
  payload.set('clientKey', clientKey)
  payload.set('sceneId', form.sceneId)
  payload.set('paramsJson', await encodeForm(JSON.stringify({ ...form, content: JSON.stringify(content) } satisfies FormPayload)))
  payload.set('packageName', form.packageName)
  payload.set('sxNewCodes', form.sxCodes)
  payload.set('content', '')
  payload.set('source', form.source)
  payload.set('region', form.regionCode)
  return run('oneThingSubmit', 'submitSx', { payload })
}

export interface ApplicationsRequest {
  readonly page: number
  readonly size: number
  /** A group, all, or waiting: what waits for the person. */
  readonly group?: string
  /** In the name of the scene or in the number. */
  readonly keyword?: string
  /** Days of the submission, yyyy-mm-dd. */
  readonly from?: string
  readonly to?: string
  /** Who of the company filed it. */
  readonly person?: string
}

export const applicationsQuery = (request: ApplicationsRequest) =>
  queryOptions({
    queryKey: keyOf('applications', request),
    staleTime: 0,
    queryFn: ({ signal }) => run('oneThingApplications', 'getOneThingList', { payload: request, signal })
  })

/** Asks again every 5 s while the page is looked at. */
export const applicationQuery = (applyNo: string) =>
  queryOptions({
    queryKey: keyOf('application', applyNo),
    staleTime: 0,
    refetchInterval: 5_000,
    queryFn: ({ signal }) => run('oneThingApplications', 'getOneThingDetail', { query: { applyNo }, signal })
  })

export const refreshApplication = (applyNo: string) => run('oneThingApplications', 'refreshApplyData', { query: { applyNo } })

export const retractApplication = (applyNo: string) => run('oneThingApplications', 'retractProject', { query: { applyNo } })

/** Tells the department to hurry, once a day. */
export const urgeCase = (clientKey: string, applyNo: string, caseNo: string) =>
  run('oneThingApplications', 'urgeCase', { payload: { clientKey, applyNo, caseNo } })

export const readReceipt = (applyNo: string) => run('oneThingApplications', 'downloadReceipt', { query: { applyNo } })
