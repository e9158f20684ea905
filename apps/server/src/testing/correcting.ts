/** Corrections for tests (补正): a department asks, the applicant types and hands in, through the typed client. */
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import { DateTime, Effect } from 'effect'
import { expect } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { pdfBytes, photograph } from './sampleFiles.ts'
import type { TestCaller } from './TestCaller.ts'
import type { useTestServer } from './server.ts'

type Server = ReturnType<typeof useTestServer>

export const inDays = async (server: Server, days: number) =>
  dayOf(DateTime.add(await server.run(Effect.flatMap(Clock, (clock) => clock.now)), { days }))

/** The department asks, from wherever it may. */
export const ask = async (server: Server, caseNo: string, request: CorrectionRequest) => {
  const act = Effect.gen(function* () {
    const cases = yield* Cases
    const [one] = yield* cases.named([caseNo])
    const at = new Date().toISOString()
    const move = (to: 2 | 6) => ({ kind: 'move', to, by: 'department', at, key: `asked-${to}-${one?.current.log.length ?? 0}` }) as const
    return yield* cases.act(caseNo, ...(one?.current.status === 1 ? [move(2)] : []), { ...move(6), request })
  })
  await expect.poll(async () => (await server.run(act)).ok, { interval: 200 }).toBe(true)
}

export const read = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingCorrections.read({ query: { applyNo } }))
export const stage = (caller: TestCaller, applyNo: string, version: number, values: object, files: object = {}) =>
  caller.call((client) => client.oneThingCorrections.stage({ payload: { applyNo, version, content: JSON.stringify({ values, files }) } }))
export const notStaged = (caller: TestCaller, applyNo: string, version: number, values: object, files: object = {}) =>
  caller.refusal((client) =>
    client.oneThingCorrections.stage({ payload: { applyNo, version, content: JSON.stringify({ values, files }) } })
  )
export const handIn = (caller: TestCaller, applyNo: string, version: number, clientKey = `hand-in-${applyNo}`) =>
  caller.call((client) => client.oneThingCorrections.handIn({ payload: { applyNo, version, clientKey } }))
export const notHandedIn = (caller: TestCaller, applyNo: string, version: number, clientKey = `hand-in-${applyNo}`) =>
  caller.refusal((client) => client.oneThingCorrections.handIn({ payload: { applyNo, version, clientKey } }))
const upload = async (caller: TestCaller, sceneid: string, formId: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const payload = new FormData()
  payload.set('sceneid', sceneid)
  payload.set('formId', formId)
  payload.set('file', new Blob([bytes]), name)
  return (await caller.call((client) => client.oneThingMaterials.tisUpload({ payload }))).id
}
let photos = 0
export const photo = (caller: TestCaller, sceneid: string, formId: string) => {
  photos += 1
  return upload(caller, sceneid, formId, 'clearer.jpg', photograph(`${photos}`))
}
/** Forms signed by hand. */
export const scans = async (caller: TestCaller, sceneid: string, forms: readonly string[]) => {
  const sent = forms.map(async (form) => [form, [await upload(caller, sceneid, form, '手签.pdf', pdfBytes)]] as const)
  return Object.fromEntries(await Promise.all(sent))
}

export const asking = async (server: Server, fields: readonly string[], materials: readonly string[] = []): Promise<CorrectionRequest> => ({
  until: await inDays(server, 10),
  fields: fields.map((id) => ({ id, reason: '与证件不一致' })),
  materials: materials.map((code) => ({ code, reason: '照片不清晰' }))
})
