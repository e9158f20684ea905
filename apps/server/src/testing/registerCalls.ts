/** Questions to registers as a screen asks them (登记库提问), for tests. */
import { wireName } from '@ljonething/api/oneThing/RegisterCallsApi'
import type { CallName } from '@ljonething/api/oneThing/RegisterCallsApi'
import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import { registerNamed } from '@ljonething/domain/registers/registers'
import { encodeTableRows } from '@ljonething/domain/values/tableRows'
import type { TestCaller } from './TestCaller.ts'

type Params = Readonly<Record<string, string>>

const opened = new WeakMap<TestCaller, Set<string>>()

/** As the portal does when a handling begins (打开办理), once for each. */
export const openHandling = async (caller: TestCaller, sceneid: string): Promise<void> => {
  const scenes = opened.get(caller) ?? new Set()
  opened.set(caller, scenes)
  if (scenes.has(sceneid)) return
  scenes.add(sceneid)
  const payload = { sceneid, sxIds: '', guideRules: encodeURIComponent('{}') }
  await caller.call((client) => client.oneThingForms.getSxForm({ payload }))
}

/** Within the handling of the scene. */
export const askPreCheck = async (caller: TestCaller, sceneid: string, checkType: string, params: Params) => {
  await openHandling(caller, sceneid)
  return caller.call((client) => client.spaceRegisters.checkYb({ payload: { sceneid, checkType, checkCondition: JSON.stringify(params) } }))
}

/** Within the handling of the scene. */
export const askLookup = async (caller: TestCaller, sceneid: string, interfacename: string, params: Params) => {
  await openHandling(caller, sceneid)
  return caller.call((client) => client.spaceRegisters.jsLinkage({ payload: { sceneid, interfacename, params: JSON.stringify(params) } }))
}

/** A table of people as a form keeps it. */
export const peopleTable = (column: string, numbers: readonly string[]): string =>
  encodeTableRows(numbers.map((value) => [{ id: column, type: 'text', name: '身份证号', value, isHidden: false }]))

/** What a pre-check is told that no register answers, or not to whoever asks. */
export const unknownAnswer = { status: '-1', message: cannotVerify }

/** An ordinary request of a register's own call: everybody it is about has this number. */
export const aboutOneself = (name: CallName, cardId: string): Params =>
  Object.fromEntries(
    Object.entries(registerNamed(name)?.params ?? {}).map(([own, param]) => [
      wireName(own, param),
      param.isPerson === true ? cardId : (ordinaryValues[own] ?? '230103000000')
    ])
  )

const ordinaryValues: Params = { birthTime: '2026-11-03 08:16', entName: '北原农业', name: '周晓岚', creditCode: '91230199MACX1P002C' }
