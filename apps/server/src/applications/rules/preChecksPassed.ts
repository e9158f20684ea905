/** Conditions that hold, or are declared where a register does not answer (§4.2); they are asked again, whatever the screen said. */
import { Rejected } from '@ljonething/api/errors/errors'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { failText } from '@ljonething/domain/registers/failText'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { Effect } from 'effect'
import type { Rule, Sent } from './Sent.ts'

/** How a refusal begins that asks for a declaration; the condition follows. */
export const toDeclare = '请先确认预检条件：'

/** A paper that proves what the register does not have is handed in. */
const hasProof = ({ proof = [] }: Pick<PreCheck, 'proof'>, filled: Sent['filled']) =>
  Effect.map(filled, ({ files }) => proof.some((code) => (files[code] ?? []).length > 0))

export const preChecksPassed: Rule = ({ anew, conditions, filled }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { declarations } = (yield* anew.read).content
    for (const { status, preCheck, unverified } of yield* conditions) {
      const isUnproved = unverified === 'proof' && !(yield* hasProof(preCheck, filled))
      if (status === preCheckStatus.code.error || isUnproved) return yield* new Rejected({ msg: failText(preCheck) })
      if (status === preCheckStatus.code.unknown && declarations[preCheck.code] !== preCheck.expected)
        return yield* new Rejected({ msg: `${toDeclare}${preCheck.title}` })
    }
  })
