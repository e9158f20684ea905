/** The calls behind the entries, the form and the materials (访客、本人、他人): what anybody hears alike, and what is its owner's alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { askedElsewhere, nobodyElses } from './testing/askedElsewhere.ts'
import { operations } from './testing/hostile/requestShape.ts'
import { newbornCode, prepareNewborn, region, submitPayload } from './testing/newbornSubmission.ts'
import { onTheWire } from './testing/onTheWire.ts'
import type { Wire, WireAnswer } from './testing/onTheWire.ts'
import { jpegBytes } from './testing/sampleFiles.ts'
import { useTestServer } from './testing/server.ts'
import { loginAs, visitor } from './testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const middle = `${api}/api/v1/callinterface`
const space = `${api}/ybsl/smzy/shspace`
const efficient = '/longjiang_otn/onethingEfficient'
const matter = '1123000000230002353000709001001'

let wires: Readonly<Record<'visitor' | 'owner' | 'stranger' | 'company', Wire>>
/** Of the owner: a file, a draft, an upload by phone, a face recognition, a certificate, an application. */
let own: Readonly<Record<'fileId' | 'rowGuid' | 'uploadId' | 'code' | 'reuseId' | 'applyNo', string>>

const upload = () => {
  const payload = new FormData()
  for (const [name, value] of Object.entries({ sceneid: newbornCode, formId: 'CL03' })) payload.set(name, value)
  payload.set('file', new Blob([jpegBytes]), 'a.jpg')
  return payload
}

beforeAll(async () => {
  const [mother, other, clerk] = [
    await loginAs(server.url, '周晓岚'),
    await loginAs(server.url, '马晓东'),
    await loginAs(server.url, '邹静', true)
  ]
  wires = {
    visitor: onTheWire(server.url, visitor(server.url)),
    owner: onTheWire(server.url, mother),
    stranger: onTheWire(server.url, other),
    company: onTheWire(server.url, clerk)
  }
  const draft = { clientKey: 'audience', sceneNo: newbornCode, sceneName: '', sourceName: '', step: 'themeForm', content: '{}' }
  const place = { sceneid: newbornCode, formId: 'CL03' }
  const { certificateList } = await mother.call((client) => client.oneThingReuse.reuseFileList({ payload: place }))
  const phone = { ...place, applicationKey: 'audience', present: 0 }
  const application = submitPayload(await prepareNewborn(mother), 'audience-submit')
  own = {
    fileId: (await mother.call((client) => client.oneThingMaterials.tisUpload({ payload: upload() }))).id,
    rowGuid: (await mother.call((client) => client.oneThingDrafts.saveThingInfo({ payload: draft }))).rowGuid,
    uploadId: (await mother.call((client) => client.oneThingCapability.token({ payload: phone }))).uploadId,
    code: (await mother.call((client) => client.oneThingFaces.begin({ payload: { sceneid: 'HLJYJS0013', fileId: 'audience' } }))).code,
    reuseId: certificateList[0]?.reuseId ?? '',
    applyNo: (await mother.call((client) => client.oneThingSubmit.submitSx({ payload: application }))).applyNo
  }
})

describe('anybody hears the same from', () => {
  it.each([
    ['GET', `${middle}/unionprocess`, { limit: 50 }],
    ['POST', `${space}/union/process`, { limit: 50 }],
    ['GET', `${middle}/scenes`, {}],
    ['POST', `${space}/spaceService/scene/scenes/noLogin`, { previewMode: '0' }],
    ['GET', `${space}/spaceService/scene/count`, { regions: region }],
    ['GET', `${middle}/templateData`, { id: newbornCode }],
    ['GET', `${space}/spaceService/scene/templateData/${newbornCode}`, {}],
    ['GET', `${middle}/getSceneRelationMatter/${newbornCode}`, {}],
    ['GET', `${space}/spaceService/scene/getSceneRelationMatter/${newbornCode}`, {}],
    ['GET', `${space}/spaceService/scene/matter`, { id: matter }],
    ['GET', `${space}/spaceService/scene/matter/stat`, { ids: matter }],
    ['POST', `${space}/matter/sameMatters`, { matterCode: matter }],
    ['POST', `${efficient}/getDetailByCode`, { code: newbornCode }],
    ['POST', `${efficient}/getEfficientThemeDetail`, { businessType: 'YBLC', sceneCode: newbornCode }],
    ['GET', `${api}/scene/sceneMatterBaseInfo`, { code: newbornCode }],
    ['GET', `${api}/guide/getGuideScene`, { code: newbornCode }],
    ['GET', `${api}/guide/queryWorkGuideByRegion`, { code: newbornCode, region }],
    ['GET', `${api}/ybsl/mydGrade`, { sceneCode: newbornCode }],
    ['GET', `${api}/bsznManage/queryBySceneId`, { sceneId: newbornCode }]
  ] as const)('%s %s', async (method, path, given) => {
    const [first, ...others] = await Promise.all(
      [wires.visitor, wires.owner, wires.stranger, wires.company].map((wire) => wire(method, path, given))
    )
    expect(first).toMatchObject({ status: 200, code: 0 })
    expect(first?.data).toBeTruthy()
    for (const other of others) expect(other.data).toEqual(first?.data)
  })
})

type Call = readonly [name: string, call: (wire: Wire) => Promise<WireAnswer>]

/** Lists show a caller their own: a visitor is turned away, a stranger finds nothing of the owner's. */
const listed: readonly Call[] = [
  ['queryThingInfos', (wire) => wire('GET', `${api}/ybsl/queryThingInfos`)],
  ['space queryThingInfos', (wire) => wire('POST', `${space}/ybsl/queryThingInfos`)],
  ['queryThingInfoBySceneNo', (wire) => wire('POST', `${api}/ybsl/queryThingInfoBySceneNo`, { sceneNo: newbornCode })],
  ['getOneThingList', (wire) => wire('POST', `${api}/ybsl/getOneThingList`, { page: 1, size: 50 })],
  ['ownerList', (wire) => wire('POST', `${space}/ybsl/ownerList`, { pageNo: 1, pageSize: 50 })],
  ['reuseFileList', (wire) => wire('POST', `${api}/reuse/reuseFileList`, { sceneid: newbornCode, formId: 'CL03' })]
]

describe('lists of their own', () => {
  it.each(listed)('%s', async (_, call) => {
    expect(await call(wires.visitor)).toMatchObject({ status: 401, code: 1 })
    const others = await Promise.all([wires.owner, wires.stranger].map(async (wire) => JSON.stringify((await call(wire)).data)))
    const ids = Object.values(own)
    expect(
      ids.filter((id) => others[0]?.includes(id)),
      'what the owner is shown is made in beforeAll, its id a member of own'
    ).not.toEqual([])
    expect(ids.filter((id) => others[1]?.includes(id))).toEqual([])
  })
})

/** In this order: what deletes comes last. */
const owned: readonly Call[] = [
  ['tisDownload', (wire) => wire('GET', `${api}/tis/tisDownload`, { fileId: own.fileId, filename: 'a.jpg' })],
  ['downloadMaterial', (wire) => wire('GET', `${api}/ybsl/downloadMaterial`, { materialId: own.fileId })],
  ['downloadFromTis', (wire) => wire('GET', `${space}/ybsl/downloadFromTis`, { fileId: own.fileId, filename: 'a.jpg' })],
  ['filedownload', (wire) => wire('GET', `${space}/basic/filedownload`, { id: own.fileId, fileName: 'a.jpg', type: 'jpg' })],
  ['capability/getFiles', (wire) => wire('GET', `${api}/capability/getFiles`, { uploadId: own.uploadId })],
  ['space capability/getFiles', (wire) => wire('GET', `${space}/capability/getFiles`, { uploadId: own.uploadId })],
  ['face/cancel', (wire) => wire('POST', `${api}/face/cancel`, { code: own.code })],
  ['reuseConfirm', (wire) => wire('GET', `${api}/reuse/reuseConfirm`, { sceneid: newbornCode, formId: 'CL03', reuseId: own.reuseId })],
  ['reuseFile', (wire) => wire('GET', `${api}/reuse/reuseFile`, { sceneid: newbornCode, formId: 'CL03', reuseId: own.reuseId })],
  ['queryThingInfo', (wire) => wire('GET', `${api}/ybsl/queryThingInfo`, { rowGuid: own.rowGuid })],
  ['space queryThingInfo', (wire) => wire('GET', `${space}/ybsl/queryThingInfo`, { rowGuid: own.rowGuid })],
  ['getOneThingDetail', (wire) => wire('GET', `${api}/ybsl/getOneThingDetail`, { applyNo: own.applyNo })],
  ['downloadReceipt', (wire) => wire('GET', `${api}/ybsl/downloadReceipt`, { applyNo: own.applyNo })],
  ['getQRCodeAndApplyNo', (wire) => wire('GET', `${api}/mobileTerminal/getQRCodeAndApplyNo`, { applyNo: own.applyNo })],
  ['getEvaluatePage', (wire) => wire('POST', `${api}/ybsl/getEvaluatePage`, { applyNo: own.applyNo })],
  ['refreshApplyData', (wire) => wire('GET', `${api}/ybsl/refreshApplyData`, { applyNo: own.applyNo })],
  ['ownerDeclareInfo', (wire) => wire('GET', `${space}/ybsl/ownerDeclareInfo`, { applyNo: own.applyNo })],
  ['upProQueryCaseInfo', (wire) => wire('POST', `${api}/MyOffice/upProQueryCaseInfo`, { projectNo: `${own.applyNo}-M03` })],
  ['verifyItem', (wire) => wire('POST', `${api}/itemMonitor/verifyItem`, { applyNo: own.applyNo, itemCode: 'M03' })],
  ['retractProject', (wire) => wire('GET', `${api}/ybsl/retractProject`, { applyNo: own.applyNo })],
  ['tisDelete', (wire) => wire('GET', `${api}/tis/tisDelete`, { fileId: own.fileId })],
  ['deleteThingInfo', (wire) => wire('GET', `${api}/ybsl/deleteThingInfo`, { rowGuid: own.rowGuid })]
]

describe('is its owner’s alone', () => {
  it.each(owned)('%s', async (_, call) => {
    expect(await call(wires.visitor)).toMatchObject({ status: 401, code: 1 })
    for (const other of [wires.stranger, wires.company]) {
      const { status, code, data } = await call(other)
      expect([[400, 403, 404].includes(status), code, data]).toEqual([true, 1, undefined])
    }
    expect((await call(wires.owner)).status).toBe(200)
  })
})

describe('every call that needs a login', () => {
  const personal = operations.filter(({ needsLogin }) => needsLogin)
  const isOf =
    (entry: string) =>
    ({ name }: { readonly name: string }) =>
      entry.endsWith('.*') ? name.startsWith(entry.slice(0, -1)) : name === entry
  const entries = [askedElsewhere, nobodyElses].flatMap((list) => Object.values(list).flat())

  it('is asked as somebody else', async () => {
    const asked = new Set<string>()
    const noting: Wire = (method, path, given) => {
      asked.add(`${method} ${path}`)
      return wires.visitor(method, path, given)
    }
    for (const [, call] of [...owned, ...listed]) await call(noting)
    const forgotten = personal.filter(
      (operation) => !asked.has(`${operation.method} ${operation.path}`) && !entries.some((entry) => isOf(entry)(operation))
    )
    expect(
      forgotten.map(({ name }) => `${name}: a row of owned or listed in audiences.test.ts, else of testing/askedElsewhere.ts`)
    ).toEqual([])
  })

  it('stands elsewhere only while it is called so, and the test that is named calls it', () => {
    expect(entries.filter((entry) => !personal.some(isOf(entry)))).toEqual([])
    const silent = Object.entries(askedElsewhere).flatMap(([file, names]) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      return names.filter((name) => !name.split('.').some((word) => text.includes(word))).map((name) => `${file} does not call ${name}`)
    })
    expect(silent).toEqual([])
  })
})
