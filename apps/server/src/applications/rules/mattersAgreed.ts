/** The matters that the person saw, and no others (§3.2), alike wherever the request names them. */
import { Rejected } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import type { Rule } from './Sent.ts'

export const mattersAgreed: Rule = ({ anew, planned }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { listed, sxNewCodes } = anew.request
    if (listed !== undefined && listed.toSorted().join() !== sxNewCodes.split(',').toSorted().join())
      return yield* new Rejected({ msg: '办理事项与答题结果不一致，请重新答题' })
    const codes = includedMatters((yield* planned).plan).map(({ code }) => code)
    if (codes.join() !== sxNewCodes) return yield* new Rejected({ msg: '办理事项已变化，请返回答题引导核对' })
  })
