/** Rating the service (评价). */
import type { AnswerOf, RequestOf } from '@ljonething/api/client/Calls'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export const appraisalEligibilityQuery = (applyNo: string) =>
  queryOptions({
    queryKey: keyOf('appraisalEligibility', applyNo),
    staleTime: 0,
    queryFn: ({ signal }) =>
      run('oneThingAppraisal', 'newCheckIsPjByNoAndStatus', { payload: { projectNo: applyNo, projectStatus: '1' }, signal })
  })

/** What is rated, and the norms offered for each score. */
export type AppraisalPage = AnswerOf<'oneThingAppraisal', 'getEvaluatePage'>

export const appraisalPageQuery = (applyNo: string) =>
  queryOptions({
    queryKey: keyOf('appraisalPage', applyNo),
    queryFn: ({ signal }) => run('oneThingAppraisal', 'getEvaluatePage', { payload: { applyNo }, signal })
  })

export type Appraisal = RequestOf<'oneThingAppraisal', 'verifyParam'>['payload']

export const sendAppraisal = (payload: Appraisal) => run('oneThingAppraisal', 'verifyParam', { payload })
