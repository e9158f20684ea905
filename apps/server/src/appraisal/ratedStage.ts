/**
 * One stage of a matter as its applicant may rate it (环节评价): open, rated, taken back, or not reached yet, and why not. Pure.
 * Example: accepted and not rated, stage of acceptance → open.
 */
import { reachedStage, whenRateable } from '@ljonething/domain/appraisal/stages'
import type { AppraisalStage } from '@ljonething/domain/appraisal/stages'
import type { StoredCase } from '../cases/StoredCase.ts'
import type { StageRating } from '../ratings/Ratings.ts'

export interface RatedStage {
  readonly projectNo: string
  readonly taskName: string
  readonly projectStatus: AppraisalStage
  readonly state: 'open' | 'rated' | 'cancelled' | 'notYet'
  readonly score?: number
  readonly reason: string
}

export const stageRated = '您已评价过这个环节，感谢您的参与'

export const stageState = (
  { caseNo, matterName, current }: StoredCase,
  stage: AppraisalStage,
  given: readonly StageRating[]
): RatedStage => {
  const rating = given.find((one) => one.caseNo === caseNo && one.stage === stage)
  const of = { projectNo: caseNo, taskName: matterName, projectStatus: stage }
  if (rating?.isCancelled === true) return { ...of, state: 'cancelled', reason: '您已撤销对这个环节的评价，不能再次评价' }
  if (rating !== undefined) return { ...of, state: 'rated', score: rating.score, reason: stageRated }
  return reachedStage(current, stage)
    ? { ...of, state: 'open', reason: '' }
    : { ...of, state: 'notYet', reason: whenRateable(current, stage) }
}
