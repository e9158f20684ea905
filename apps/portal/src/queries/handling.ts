/** Submitting and following applications (办件), and rating them (评价). */
import type { SubmitParams } from '@ljonething/api/oneThing/SubmitApi'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { ApplicationDetail, ApplicationSummary, CaseView } from '@ljonething/api/oneThing/ApplicationsApi'
export type { SubmitParams } from '@ljonething/api/oneThing/SubmitApi'

export interface SubmitRequest {
  /** One per form; sending it again does nothing twice. */
  readonly clientKey: string
  readonly sceneCode: string
  readonly sceneName: string
  readonly region: string
  readonly matterCodes: readonly string[]
  readonly params: SubmitParams
}

export const submitApplication = async (request: SubmitRequest) => {
  const payload = new FormData()
  payload.set('clientKey', request.clientKey)
  payload.set('sceneId', request.sceneCode)
  payload.set('paramsJson', await encodeForm(JSON.stringify(request.params)))
  payload.set('packageName', request.sceneName)
  payload.set('sxNewCodes', request.matterCodes.join(','))
  payload.set('content', '')
  payload.set('source', '1')
  payload.set('region', request.region)
  return run('oneThingSubmit', 'submitSx', { payload })
}

export const applicationsQuery = (request: {
  readonly page: number
  readonly size: number
  readonly group?: string
  readonly sceneName?: string
}) =>
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

export const retractApplication = (applyNo: string) => run('oneThingApplications', 'retractProject', { query: { applyNo } })

export const readReceipt = (applyNo: string) => run('oneThingApplications', 'downloadReceipt', { query: { applyNo } })
