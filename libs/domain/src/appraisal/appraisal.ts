/**
 * Rating (好差评): the rating of one handled matter: a score from 5 (非常满意) to 1, the norms ticked for it, a text, and whether it is public.
 * The payload's `alternate` is the score, `evalDetail` the norm codes joined with commas, `anonymityFlag` "1" unless the rating is public.
 * Scores that are none become the default. Source: spec §3.3, §5, §9. Example: norms 510 and 513 → evalDetail '510,513'.
 */
import { flagOf } from '../codes/flag.ts'
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const appraisalScore = codeTable({
  verySatisfied: [5, '非常满意'],
  satisfied: [4, '满意'],
  fair: [3, '基本满意'],
  dissatisfied: [2, '不满意'],
  veryDissatisfied: [1, '非常不满意']
})

export type AppraisalScore = CodeOf<typeof appraisalScore>

export const defaultAppraisalScore: AppraisalScore = appraisalScore.code.verySatisfied

/** 评价指标: something that can be said of the handling at a given score. */
export interface AppraisalNorm {
  readonly normCode: string
  readonly name: string
}

/** What the person has entered so far. */
export interface AppraisalState {
  readonly scopeVersion: '1.0'
  readonly score: AppraisalScore
  readonly selectedNorms: readonly AppraisalNorm[]
  readonly evaluation: string
  readonly isPublicity: boolean
}

export const initialAppraisal: AppraisalState = {
  scopeVersion: '1.0',
  score: defaultAppraisalScore,
  selectedNorms: [],
  evaluation: '',
  isPublicity: true
}

/** Another score starts with no norms: each score has its own. */
export const withScore = (state: AppraisalState, score: unknown): AppraisalState => {
  const known = appraisalScore.parse(score) ?? defaultAppraisalScore
  return known === state.score ? state : { ...state, score: known, selectedNorms: [] }
}

/** What is rated, and from where. */
export interface AppraisedTask {
  readonly regionCode: string
  readonly regionName: string
  readonly taskCode: string
  readonly taskName: string
  /** 评价渠道. */
  readonly pf: string
}

export interface AppraisalPayload extends AppraisedTask {
  readonly alternate: string
  readonly mydVersion: string
  readonly anonymityFlag: '0' | '1'
  readonly projectStatus: '1'
  readonly projectType: '3'
  readonly useLevel: '4'
  readonly evalDetail: string
  readonly writingEvaluation: string
}

export const buildAppraisal = (state: AppraisalState, task: AppraisedTask): AppraisalPayload => ({
  regionCode: task.regionCode,
  regionName: task.regionName,
  pf: task.pf,
  alternate: String(state.score),
  mydVersion: state.scopeVersion,
  anonymityFlag: flagOf(!state.isPublicity),
  taskCode: task.taskCode,
  taskName: task.taskName,
  projectStatus: '1',
  projectType: '3',
  useLevel: '4',
  evalDetail: state.selectedNorms.map((norm) => norm.normCode).join(','),
  writingEvaluation: state.evaluation.trim()
})
