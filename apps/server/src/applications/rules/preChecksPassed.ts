/** Conditions that hold, or are declared where a register does not answer (§4.2); they are asked again, whatever the screen said. */
import { Rejected } from '@ljonething/api/errors/errors'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { failText } from '@ljonething/domain/registers/failText'
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

/** How a refusal begins that asks for a declaration; the condition follows. */
export const toDeclare = '请先确认预检条件：'

export const preChecksPassed: Rule = ({ anew, conditions }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { declarations } = (yield* anew.read).content
    for (const { status, preCheck } of yield* conditions) {
      if (status === preCheckStatus.code.error) return yield* new Rejected({ msg: failText(preCheck) })
      if (status === preCheckStatus.code.unknown && declarations[preCheck.code] !== preCheck.expected)
        return yield* new Rejected({ msg: `${toDeclare}${preCheck.title}` })
    }
  })
