/**
 * Who may what with what a company has submitted (企业办件的访问者): the clerk who filed, the administrator, a clerk of the same company who did not, another
 * company, a person and a visitor, on every call about an application or a batch. Who finds nothing hears the same as of one that there is not.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareSubmission, sceneFile, submitPayload } from './testing/newbornSubmission.ts'
import { onTheWire } from './testing/onTheWire.ts'
import type { Wire, WireAnswer } from './testing/onTheWire.ts'
import { batchPayload, newBatch } from './testing/retireBatch.ts'
import { useTestServer } from './testing/server.ts'
import { loginAs, visitor } from './testing/TestCaller.ts'
import type { TestCaller } from './testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const space = `${api}/ybsl/smzy/shspace`

const answers = { ZX_Q01: '2', ZX_Q02: '0', ZX_Q03: '1', ZX_Q04: '0', ZX_Q05: '0', ZX_Q06: '0' }
const fields = { legalName: '宋北原', legalIdCard: '230199198802140010', contactMobile: '13900000014', cancelReason: '1', promise: '1' }

interface Owned {
  readonly applyNo: string
  readonly batchNo: string
}

let wires: Readonly<Record<'visitor' | 'clerk' | 'administrator' | 'otherCompany' | 'person', Wire>>
let ofClerk: Owned
let ofAdministrator: Owned
const nobodys: Owned = { applyNo: '230100-20261122-AAAAAAAAAA', batchNo: 'PLTX20260101999999' }

const owned = async (caller: TestCaller, key: string): Promise<Owned> => {
  const prepared = await prepareSubmission(caller, await sceneFile('08-company-deregister.yaml'), { answers, fields })
  const declarations = Object.fromEntries(prepared.plan.preChecks.map(({ code, expected }) => [code, expected]))
  const payload = submitPayload({ ...prepared, params: { ...prepared.params, declarations } }, key)
  const { applyNo } = await caller.call((client) => client.oneThingSubmit.submitSx({ payload }))
  return { applyNo, batchNo: await newBatch(caller, `${key}-batch`) }
}

beforeAll(async () => {
  const [clerk, administrator] = [await loginAs(server.url, '邹静', true), await loginAs(server.url, '宋北原', true)]
  wires = {
    visitor: onTheWire(server.url, visitor(server.url)),
    clerk: onTheWire(server.url, clerk),
    administrator: onTheWire(server.url, administrator),
    otherCompany: onTheWire(server.url, await loginAs(server.url, '薛明凯', true)),
    person: onTheWire(server.url, await loginAs(server.url, '邹静'))
  }
  ofClerk = await owned(clerk, 'audience-clerk')
  // The company is deregistered once.
  await wires.clerk('GET', `${api}/ybsl/retractProject`, { applyNo: ofClerk.applyNo })
  ofAdministrator = await owned(administrator, 'audience-administrator')
  await wires.administrator('GET', `${api}/ybsl/retractProject`, { applyNo: ofAdministrator.applyNo })
  ofClerk = { ...(await owned(clerk, 'audience-clerk-again')), batchNo: ofClerk.batchNo }
}, 60_000)

type Call = readonly [name: string, administrator: 'as the owner' | 'may not', call: (wire: Wire, of: Owned) => Promise<WireAnswer>]

const typed = JSON.stringify({ values: {}, files: {} })
const correction = { version: 0, content: typed, clientKey: 'audience-hand-in' }

/** In this order: what ends the application comes last. */
const calls: readonly Call[] = [
  ['ownerDeclareInfo', 'as the owner', (wire, { applyNo }) => wire('GET', `${space}/ybsl/ownerDeclareInfo`, { applyNo })],
  ['getOneThingDetail', 'as the owner', (wire, { applyNo }) => wire('GET', `${api}/ybsl/getOneThingDetail`, { applyNo })],
  [
    'upProQueryCaseInfo',
    'as the owner',
    (wire, { applyNo }) => wire('POST', `${api}/MyOffice/upProQueryCaseInfo`, { projectNo: `${applyNo}-M01` })
  ],
  ['verifyItem', 'as the owner', (wire, { applyNo }) => wire('POST', `${api}/itemMonitor/verifyItem`, { applyNo, itemCode: 'M01' })],
  ['refreshApplyData', 'as the owner', (wire, { applyNo }) => wire('GET', `${api}/ybsl/refreshApplyData`, { applyNo })],
  ['downloadReceipt', 'as the owner', (wire, { applyNo }) => wire('GET', `${api}/ybsl/downloadReceipt`, { applyNo })],
  ['getQRCodeAndApplyNo', 'as the owner', (wire, { applyNo }) => wire('GET', `${api}/mobileTerminal/getQRCodeAndApplyNo`, { applyNo })],
  ['correction/read', 'as the owner', (wire, { applyNo }) => wire('GET', `${api}/correction/read`, { applyNo })],
  ['correction/stage', 'may not', (wire, { applyNo }) => wire('POST', `${api}/correction/stage`, { applyNo, ...correction })],
  ['correction/handIn', 'may not', (wire, { applyNo }) => wire('POST', `${api}/correction/handIn`, { applyNo, ...correction })],
  ['getEvaluatePage', 'may not', (wire, { applyNo }) => wire('POST', `${api}/ybsl/getEvaluatePage`, { applyNo })],
  [
    'retireHandlingInfoQuery',
    'as the owner',
    (wire, { batchNo }) => wire('POST', `${api}/ybsl/retireHandlingInfoQuery`, { batchNo, page: 1, size: 10 })
  ],
  ['retireBatchExport', 'as the owner', (wire, { batchNo }) => wire('GET', `${api}/ybsl/retireBatchExport`, { batchNo })],
  [
    'retireBatchMaterialDownload',
    'as the owner',
    (wire, { batchNo }) => wire('GET', `${api}/ybsl/retireBatchMaterialDownload`, { batchNo })
  ],
  ['batchSubmitSx', 'may not', (wire, { batchNo }) => wire('POST', `${api}/oneThing/batchSubmitSx`, batchPayload(batchNo, [], []))],
  ['retractProject', 'as the owner', (wire, { applyNo }) => wire('GET', `${api}/ybsl/retractProject`, { applyNo })]
]

const isTurnedAway = ({ status }: WireAnswer) => [401, 403, 404].includes(status)
const heard = ({ status, code, data, msg }: WireAnswer) => ({ status, code, data, msg })

describe('what a company has submitted', () => {
  it.each(calls)('%s: its clerk, %s its administrator, and nobody else', async (_, administrator, call) => {
    expect(await call(wires.visitor, ofClerk)).toMatchObject({ status: 401, code: 1 })
    for (const stranger of [wires.otherCompany, wires.person]) {
      const answer = await call(stranger, ofClerk)
      expect([isTurnedAway(answer), answer.code, answer.data]).toEqual([true, 1, undefined])
      expect(heard(answer)).toEqual(heard(await call(stranger, nobodys)))
    }
    const colleague = await call(wires.clerk, ofAdministrator)
    expect(heard(colleague)).toEqual(heard(await call(wires.clerk, nobodys)))
    expect([isTurnedAway(colleague), colleague.data]).toEqual([true, undefined])
    expect(isTurnedAway(await call(wires.administrator, ofClerk))).toBe(administrator === 'may not')
    expect(isTurnedAway(await call(wires.clerk, ofClerk))).toBe(false)
  })

  const lists: readonly (readonly [string, (wire: Wire) => Promise<WireAnswer>])[] = [
    ['getOneThingList', (wire) => wire('POST', `${api}/ybsl/getOneThingList`, { page: 1, size: 50 })],
    ['ownerList', (wire) => wire('POST', `${space}/ybsl/ownerList`, { pageNo: 1, pageSize: 50 })],
    ['retireBatchQuery', (wire) => wire('GET', `${api}/ybsl/retireBatchQuery`)]
  ]
  it.each(lists)('%s shows a clerk their own, the administrator all, and others none of it', async (name, call) => {
    expect(await call(wires.visitor)).toMatchObject({ status: 401, code: 1 })
    const shown = async (wire: Wire) => JSON.stringify((await call(wire)).data ?? {})
    const idOf = ({ applyNo, batchNo }: Owned) => (name === 'retireBatchQuery' ? batchNo : applyNo)
    const sees = async (wire: Wire) =>
      [ofClerk, ofAdministrator].map(idOf).map(
        (
          (text) => (id: string) =>
            text.includes(id)
        )(await shown(wire))
      )
    expect(await sees(wires.clerk)).toEqual([true, false])
    expect(await sees(wires.administrator)).toEqual([true, true])
    for (const stranger of [wires.otherCompany, wires.person]) expect(await sees(stranger)).toEqual([false, false])
  })
})
