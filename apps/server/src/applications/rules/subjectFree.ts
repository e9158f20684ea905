/** A subject that nobody else holds (§4.2); of a correction where it makes the application be about another. */
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const subjectFree: Rule = ({ subject, applyNo }, { subjects }) =>
  Effect.gen(function* () {
    const claim = (yield* subject)?.claim
    if (claim !== undefined) yield* subjects.mustBeFree(claim, applyNo)
  })
