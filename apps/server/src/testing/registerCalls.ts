/** Questions to registers as a screen asks them (登记库提问), for tests. */
import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import type { TestCaller } from './TestCaller.ts'

type Params = Readonly<Record<string, string>>

export const askPreCheck = (caller: TestCaller, sceneid: string, checkType: string, params: Params) =>
  caller.call((client) => client.spaceRegisters.checkYb({ payload: { sceneid, checkType, checkCondition: JSON.stringify(params) } }))

/** What a pre-check is told that no register answers, or not to whoever asks. */
export const unknownAnswer = { status: '-1', message: cannotVerify }
