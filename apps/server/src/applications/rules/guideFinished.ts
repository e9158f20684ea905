/** A guide that is answered to the end, here or on the screen it comes from, and leads to a matter (§3.2). */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { Effect } from 'effect'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import type { Rule } from './Sent.ts'

const isAnswered = ({ ready, leaveTo, unanswered, blocks }: Plan, screen: string | undefined): boolean =>
  ready || (leaveTo !== undefined && leaveTo === screen && unanswered.length === 0 && blocks.length === 0)

export const guideFinished: Rule = ({ anew, planned }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { plan } = yield* planned
    if (!isAnswered(plan, anew.request.screen) || includedMatters(plan).length === 0)
      return yield* new Rejected({ msg: plan.blocks[0]?.message ?? '答题引导尚未完成，请先完成答题' })
  })
