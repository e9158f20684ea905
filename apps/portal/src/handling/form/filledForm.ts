/** What is filled in at the moment (已填内容), as it is submitted and printed. What builds it loads when it is first needed. */
import type { Submission } from '@ljonething/domain/submission/Submission'
import type { FilledForm } from '../../queries/materials.ts'
import type { HandlingNow } from '../HandlingContext.ts'
import type { Filling } from './submissionOf.ts'

export const builtSubmission = async (now: Filling): Promise<Submission> => (await import('./submissionOf.ts')).submissionOf(now)

export const filledForm = async (now: HandlingNow): Promise<FilledForm> => ({
  answers: now.plan.answers,
  print: (await builtSubmission(now)).print
})
