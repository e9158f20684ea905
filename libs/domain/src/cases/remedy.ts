/**
 * What is left to an applicant who was refused (救济): against a decision an administrative review may be asked for within 60 days of learning of it;
 * a failed preliminary review and a return decide nothing. Source: Administrative Reconsideration Law (行政复议法), art. 20.
 * Example: status 13 on 2026-11-20 → 2027-01-19; status 3 → undefined.
 */
import { addDays } from '../condition/calendarDays.ts'
import { isDecision } from './caseStatus.ts'

const reviewDays = 60

/** The last day for it, yyyy-mm-dd. */
export const reviewUntil = (status: unknown, learnedOn: string): string | undefined =>
  isDecision(status) ? addDays(learnedOn, reviewDays) : undefined
