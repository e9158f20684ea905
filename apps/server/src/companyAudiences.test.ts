/**
 * Who may what with what a company has submitted (企业办件的访问者): the clerk who filed, the administrator, a clerk of the same company who did not, another
 * company, a person and a visitor, on every call about an application or a batch. Who finds nothing hears the same as of one that there is not.
 */
import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { Clock } from './platform/Clock.ts'
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
})

type Call = readonly [name: string, administrator: 'as the owner' | 'may not', call: (wire: Wire, of: Owned) => Promise<WireAnswer>]

const typed = JSON.stringify({ values: {}, files: {} })
const rating = {
  ...{ clientKey: 'audience-rating', regionCode: '230100000000', regionName: '哈尔滨市', pf: '1', alternate: '5', mydVersion: '1' },
  ...{ anonymityFlag: '0', taskCode: 'HLJYJS0008', taskName: '企业注销登记', projectStatus: '1', projectType: '3', useLevel: '4' },
  ...{ evalDetail: '', writingEvaluation: '' }
}
const correction = { version: 0, content: typed, clientKey: 'audience-hand-in', materialId: 'M' }

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
  ['correction/print', 'may not', (wire, { applyNo }) => wire('POST', `${api}/correction/print`, { applyNo, ...correction })],
  ['correction/handIn', 'may not', (wire, { applyNo }) => wire('POST', `${api}/correction/handIn`, { applyNo, ...correction })],
  ['getEvaluatePage', 'may not', (wire, { applyNo }) => wire('POST', `${api}/ybsl/getEvaluatePage`, { applyNo })],
  [
    'newCheckIsPjByNoAndStatus',
    'may not',
    (wire, { applyNo }) =>
      wire('POST', `${api}/GoodBadReview/newCheckIsPjByNoAndStatus`, { projectNo: `${applyNo}-M01`, projectStatus: '1' })
  ],
  [
    'verifyParam',
    'may not',
    (wire, { applyNo }) => wire('POST', `${api}/GoodBadReview/verifyParam`, { ...rating, projectNo: `${applyNo}-M01` })
  ],
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

const expectItsOwners = async ([, administrator, call]: Call, clerks: Owned, administrators: Owned) => {
  expect(await call(wires.visitor, clerks)).toMatchObject({ status: 401, code: 1 })
  for (const stranger of [wires.otherCompany, wires.person]) {
    const answer = await call(stranger, clerks)
    expect([isTurnedAway(answer), answer.code, answer.data]).toEqual([true, 1, undefined])
    expect(heard(answer)).toEqual(heard(await call(stranger, nobodys)))
  }
  const colleague = await call(wires.clerk, administrators)
  expect(heard(colleague)).toEqual(heard(await call(wires.clerk, nobodys)))
  expect([isTurnedAway(colleague), colleague.data]).toEqual([true, undefined])
  expect(isTurnedAway(await call(wires.administrator, clerks))).toBe(administrator === 'may not')
  expect(isTurnedAway(await call(wires.clerk, clerks))).toBe(false)
}

describe('what a company has submitted', () => {
  it.each(calls)('%s: its clerk, %s its administrator, and nobody else', async (...call) => {
    await expectItsOwners(call, ofClerk, ofAdministrator)
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

describe('the certificate that a company was issued', () => {
  const change = async (caller: TestCaller, key: string): Promise<Owned> => {
    const given = { entName: own.name, creditCode: own.code, newName: `哈尔滨${key}农业科技有限公司（示例）` }
    const prepared = await prepareSubmission(caller, await sceneFile('13-company-change.yaml'), { fields: given })
    const { applyNo } = await caller.call((client) =>
      client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, `audience-change-${key}`) })
    )
    return { applyNo, batchNo: '' }
  }
  const own = { name: '哈尔滨北原农业科技有限公司（示例）', code: '91230199MACX1P002C' }
  const picture = (wire: Wire, { applyNo }: Owned) =>
    wire('POST', `${api}/hljCertificate/getCertificatePngByFile`, { materialId: `${applyNo}-M01.pdf` })

  it('getCertificatePngByFile: shows it to the clerk who filed and the administrator, and to nobody else', async () => {
    const [clerks, administrators] = [
      await change(await loginAs(server.url, '邹静', true), '北岭'),
      await change(await loginAs(server.url, '宋北原', true), '北川')
    ]
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
    const issued = async (wire: Wire, of: Owned) => (await picture(wire, of)).status
    for (const of of [clerks, administrators]) await expect.poll(() => issued(wires.administrator, of), { interval: 300 }).toBe(200)
    await expectItsOwners(['getCertificatePngByFile', 'as the owner', picture], clerks, administrators)
    const seen = await picture(wires.clerk, clerks)
    expect(seen.bytes.subarray(1, 4).toString()).toBe('PNG')
  })
})

describe('the code of an application', () => {
  it('look: whoever holds it is told numbers, matters and states, alike; a made-up one opens nothing, for nobody', async () => {
    const own = await wires.clerk('GET', `${api}/mobileTerminal/getQRCodeAndApplyNo`, { applyNo: ofClerk.applyNo })
    const { token } = own.data as { readonly token: string }
    const look = (wire: Wire, shown: string) => wire('POST', `${api}/mobileTerminal/status`, { token: shown })
    const told = heard(await look(wires.visitor, token))
    expect(Object.keys(told.data as object)).toEqual(['applyNo', 'expiresAt', 'matters'])
    expect(told).toMatchObject({ status: 200, data: { applyNo: ofClerk.applyNo } })
    const nothing = heard(await look(wires.visitor, 'made-up'))
    expect(nothing).toMatchObject({ status: 404, code: 1, data: undefined })
    for (const wire of Object.values(wires)) {
      expect(heard(await look(wire, token))).toEqual(told)
      expect(heard(await look(wire, 'made-up'))).toEqual(nothing)
    }
  })
})

describe('what only users of a company may begin', () => {
  const begin = (wire: Wire) => wire('POST', `${api}/oneThing/buildCode`, { clientKey: 'audience-same-key' })
  const staff = (wire: Wire) => wire('GET', `${api}/ybsl/retireStaffQuery`)
  const isOfCompanies = { status: 403, code: 1, data: undefined, msg: '请先以法人身份登录后再办理' }

  it('buildCode: clerk and administrator each their own number, whatever the key; who may not file for a company, a person and a visitor none', async () => {
    expect(await begin(wires.visitor)).toMatchObject({ status: 401, code: 1 })
    expect(await begin(wires.person)).toMatchObject(isOfCompanies)
    // The user of the other company is below the level of real name that filing asks for.
    expect(await begin(wires.otherCompany)).toMatchObject({ status: 403, code: 1, data: undefined })
    const made = await Promise.all([wires.clerk, wires.administrator].map(begin))
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(made.map(({ data }) => (data as Owned).batchNo)).size).toBe(2)
  })

  it('retireStaffQuery: the staff of their company for clerk and administrator, another’s for another, none for a person and a visitor', async () => {
    expect(await staff(wires.visitor)).toMatchObject({ status: 401, code: 1 })
    expect(await staff(wires.person)).toMatchObject(isOfCompanies)
    const [clerks, administrators, others] = await Promise.all(
      [wires.clerk, wires.administrator, wires.otherCompany].map(async (wire) => JSON.stringify((await staff(wire)).data))
    )
    expect(clerks).toContain('赵国强')
    expect(administrators).toBe(clerks)
    expect([others?.includes('贾广林'), others?.includes('赵国强')]).toEqual([true, false])
  })
})
