/** Rating the service (评价). */
import { queryOptions } from '@tanstack/react-query'
import { run } from '../session/run.ts'
import type { Client } from '../session/run.ts'

export const appraisalEligibilityQuery = (applyNo: string) =>
  queryOptions({
    queryKey: ['appraisal', 'eligible', applyNo],
    staleTime: 0,
    queryFn: ({ signal }) =>
      run(
        'newCheckIsPjByNoAndStatus',
        (client) => client.oneThingAppraisal.newCheckIsPjByNoAndStatus({ payload: { projectNo: applyNo, projectStatus: '1' } }),
        signal
      )
  })

const readPage = (applyNo: string, signal?: AbortSignal) =>
  run('getEvaluatePage', (client) => client.oneThingAppraisal.getEvaluatePage({ payload: { applyNo } }), signal)

/** What is rated, and the norms offered for each score. */
export type AppraisalPage = Awaited<ReturnType<typeof readPage>>

export const appraisalPageQuery = (applyNo: string) =>
  queryOptions({ queryKey: ['appraisal', 'page', applyNo], queryFn: ({ signal }) => readPage(applyNo, signal) })

export type Appraisal = Parameters<Client['oneThingAppraisal']['verifyParam']>[0]['payload']

export const sendAppraisal = (payload: Appraisal) => run('verifyParam', (client) => client.oneThingAppraisal.verifyParam({ payload }))
