/**
 * Why a rating cannot be taken as it is filled in (评价内容检查): a score of 1 to 5, norms offered for that score, so many words; undefined where it can.
 * Pure. Example: score 6 → 请选择满意度.
 */
import type { NewRating } from '../ratings/Ratings.ts'

export interface Norm {
  readonly normCode: string
  readonly normName: string
  /** The score it is offered for. */
  readonly alternate: number
}

/** What is handed in: of an application, or of the case and stage that number and status name. */
export interface SentRating extends Omit<NewRating, 'applyNo'> {
  readonly projectNo: string
  readonly projectStatus: string
  readonly isCancel: boolean
}

const longestWords = 500

export const ratingFault = (
  { score, normCodes, words }: Pick<NewRating, 'score' | 'normCodes' | 'words'>,
  norms: readonly Norm[]
): string | undefined => {
  if (!Number.isInteger(score) || score < 1 || score > 5) return '请选择满意度'
  const offered = new Set(norms.filter(({ alternate }) => alternate === score).map(({ normCode }) => normCode))
  if (normCodes.some((code) => !offered.has(code))) return '不在要求的参数范围中'
  return words.length > longestWords ? `评价内容不能超过${longestWords}字` : undefined
}
