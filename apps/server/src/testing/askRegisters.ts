/** Asking registers through the typed client (登记库提问): one pre-check of a scene, one lookup by linkage. */
import type { TestCaller } from './TestCaller.ts'

type Params = Readonly<Record<string, string>>

export const preCheckOf = (sceneid: string) => (caller: TestCaller, checkType: string, params: Params) =>
  caller.call((client) => client.spaceRegisters.checkYb({ payload: { sceneid, checkType, checkCondition: JSON.stringify(params) } }))

export const lookupBy = (caller: TestCaller, interfacename: string, params: Params) =>
  caller.call((client) => client.spaceRegisters.jsLinkage({ payload: { interfacename, params: JSON.stringify(params) } }))

/** What a stranger is told, and whoever asks a register that knows nothing. */
export const unknownAnswer = { status: '-1', message: '暂时无法核验，请如实声明，提交后由工作人员审核' }
