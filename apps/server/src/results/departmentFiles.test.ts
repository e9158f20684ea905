/** Certificates that real departments issue (部门签发的证照): taken over HTTP, looked at, and never made up where they do not come. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { handIn, scans, stage } from '../testing/correcting.ts'
import { once } from '../testing/once.ts'
import { departmentDouble } from '../testing/departmentDouble.ts'
import { newbornCode, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { htmlBytes, pdfBytes, pngBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const departments = await departmentDouble()
const server = useTestServer({ DEPARTMENT_URL: departments.url, DEPARTMENT_TIMEOUT: '2 seconds' })
afterAll(departments.close)

const at = '2026-11-23T04:00:00.000Z'
const certificate = {
  ...{
    certId: 'SK-2026-1',
    certCode: '11100000MB0339810M002',
    certType: '社会保障卡',
    number: 'SK230001',
    issuer: '黑龙江省人力资源和社会保障厅'
  },
  ...{ validFrom: '2026-11-23', validUntil: '2036-11-22', holders: [{ name: '林一一', cardId: '230199202611030019' }] }
}
const upTo = (...statuses: readonly number[]) => statuses.map((to) => ({ key: `to-${to}`, to, at }))
const issuing = (facts: object) => [...upTo(2, 4, 5, 8, 9, 11), { key: 'to-15', to: 15, at, certificate: facts }]

let mother: TestCaller
let wire: Wire
let applyNo = ''
const police = () => `${applyNo}-M03`
/** A part that was corrected is on its way again. */
const untilDelivered = () =>
  expect
    .poll(async () => {
      const { cases } = await mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
      return cases.find(({ matterCode }) => matterCode === 'M03')?.delivery
    })
    .toBe('delivered')
const refresh = async () => {
  await untilDelivered()
  return mother.call((client) => client.oneThingApplications.refreshApplyData({ query: { applyNo } }))
}
const caseOf = (cases: Awaited<ReturnType<typeof refresh>>['cases']) => cases.find(({ matterCode }) => matterCode === 'M03')
const download = (format: string) => wire('GET', '/ljonethingapi/ybsl/downloadMaterial', { materialId: `${police()}.${format}` })
const picture = () => wire('POST', '/ljonethingapi/hljCertificate/getCertificatePngByFile', { materialId: `${police()}.pdf` })
const answers = (bytes: Uint8Array) => (response: ServerResponse) => void response.writeHead(200).end(bytes)

/** An application that the departments have, and what the police has told of it. */
const begin = async (key: string, told: readonly object[]) => {
  mother = await loginAs(server.url, '周晓岚')
  wire = onTheWire(server.url, mother)
  const payload = submitPayload(await prepareNewborn(mother), `department-files-${key}`)
  applyNo = (await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo
  departments.tell(police(), told)
  await refresh()
}

describe('what a department asks to be corrected', () => {
  beforeEach(once(() => begin('asked', [])))

  it.each<readonly [string, object]>([
    ['something of another department', { until: '2026-12-04', fields: [{ id: 'nobodysField', reason: '有误' }], materials: [] }],
    ['a material that it did not get', { until: '2026-12-04', fields: [], materials: [{ code: 'CL99', reason: '有误' }] }],
    ['a day that there is not', { until: '2026-11-31', fields: [], materials: [{ code: 'CL01', reason: '有误' }] }],
    ['nothing', { until: '2026-12-04', fields: [], materials: [] }]
  ])('is not taken where it is %s', async (_, request) => {
    departments.tell(police(), [...upTo(2), { key: 'ask', to: 6, at, request }])
    const { silent, cases } = await refresh()
    expect([silent.length, caseOf(cases)?.status]).toEqual([1, 1])
  })

  it('is asked for by the names of its part, and opens those of the form', async () => {
    const request = {
      until: '2046-12-04',
      fields: [{ id: 'motherMobile', reason: '号码已停机' }],
      materials: [{ code: 'CL01', reason: '照片不清晰' }]
    }
    departments.tell(police(), [...upTo(2), { key: 'ask', to: 6, at, request }])
    expect(caseOf((await refresh()).cases)).toMatchObject({ status: 6, correction: { count: 2 } })
    const { form, requests } = await mother.call((client) => client.oneThingCorrections.read({ query: { applyNo } }))
    const id = form.allfield.flatMap(({ fieldList }) => fieldList).find(({ name }) => name === 'motherMobile')?.id
    expect(requests).toMatchObject([{ caseNo: police(), fields: [{ id, reason: '号码已停机' }], materials: [{ code: 'CL01' }] }])
    const signed = await scans(mother, newbornCode, ['CL04'])
    const { version } = await stage(mother, applyNo, 0, { [id ?? '']: '13900000066' }, signed)
    await handIn(mother, applyNo, version, 'told-over-http')
  })
})

describe('a certificate that a department tells of', () => {
  beforeEach(once(() => begin('told', upTo(2))))

  it.each<readonly [string, object]>([
    ['without a number to find it by', { ...certificate, certId: '' }],
    ['with a day that there is not', { ...certificate, validFrom: '2026-02-30' }],
    ['that ends before it begins', { ...certificate, validUntil: '2020-01-01' }],
    ['with an endless text', { ...certificate, certType: '证'.repeat(5000) }]
  ])('is not taken %s', async (_, facts) => {
    departments.tell(police(), issuing(facts))
    const { silent, cases } = await refresh()
    expect([silent.length, caseOf(cases)?.status]).toEqual([1, 2])
  })

  it('is shown with number and validity', async () => {
    departments.tell(police(), issuing(certificate))
    expect(caseOf((await refresh()).cases)?.result).toMatchObject({
      ...{ kind: 'certificate', title: '社会保障卡', number: 'SK230001', validUntil: '2036-11-22' },
      files: [{ fileType: 'pdf' }, { fileType: 'ofd' }]
    })
  })
})

describe('its file', () => {
  beforeEach(once(() => begin('issued', issuing(certificate))))

  const refused = { status: 503, code: -1, msg: '文件暂时无法下载，请稍后再试' }
  const misbehaving: readonly (readonly [string, (response: ServerResponse) => void])[] = [
    ['not there', (response) => void response.writeHead(404).end()],
    ['a page instead', answers(htmlBytes)],
    ['empty', answers(new Uint8Array())],
    ['half', (response) => void response.writeHead(200, { 'content-length': 5000 }).write(pdfBytes, () => response.destroy())],
    ['elsewhere', (response) => void response.writeHead(302, { location: `${departments.url}/departments/GAT/cases/other` }).end()],
    ['without end', (response) => void endless(response)],
    ['never there', () => undefined]
  ]
  /** More than any certificate, as fast as it is taken. */
  const endless = (response: ServerResponse) => {
    const more = Buffer.alloc(1_048_576)
    const pieces = function* () {
      yield pdfBytes
      for (let n = 0; n < 200; n += 1) yield more
    }
    response.writeHead(200)
    void pipeline(Readable.from(pieces()), response).catch(() => undefined)
  }

  it.each(misbehaving)('is none where it is %s: said, and nothing is made in its place', async (_, answer) => {
    departments.issue(police(), 'certificate.pdf', answer)
    departments.issue(police(), 'certificate.png', answer)
    expect(await download('pdf')).toMatchObject(refused)
    expect(await picture()).toMatchObject(refused)
  })

  it('is kept as it came, asked for once, and its picture too', async () => {
    departments.issue(police(), 'certificate.pdf', answers(pdfBytes))
    departments.issue(police(), 'certificate.png', answers(pngBytes))
    const asked = () => departments.sentOf(police()).filter((method) => method === 'GET certificate.pdf').length
    const before = asked()
    const all = await Promise.all(Array.from({ length: 5 }, () => download('pdf')))
    for (const { status, bytes } of all) expect([status, Buffer.from(pdfBytes).equals(bytes)]).toEqual([200, true])
    expect(asked()).toBe(before + 1)
    const shown = await picture()
    expect([shown.status, shown.bytes.equals(Buffer.from(pngBytes))]).toEqual([200, true])
  })
})
