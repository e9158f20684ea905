/** The calls of spec §7 as other systems write them: each answers at its published address, under its published names, with what it is for. */
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { readWord } from './documents/testing/readWord.ts'
import { Clock } from './platform/Clock.ts'
import { newbornCode, paramsText, prepareNewborn, region, submitPayload } from './testing/newbornSubmission.ts'
import { onTheWire } from './testing/onTheWire.ts'
import type { Wire } from './testing/onTheWire.ts'
import { goodRows, unitValues, uploadShared } from './testing/retireBatch.ts'
import { jpegBytes } from './testing/sampleFiles.ts'
import { useTestServer } from './testing/server.ts'
import { loginAs, visitor } from './testing/TestCaller.ts'
import type { TestCaller } from './testing/TestCaller.ts'
import { writtenPrint } from './testing/writtenForm.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const space = `${api}/ybsl/smzy/shspace`

const motherOnTheWire = async (): Promise<readonly [Wire, TestCaller]> => {
  const mother = await loginAs(server.url, '周晓岚')
  return [onTheWire(server.url, mother), mother]
}

/** What a call of the wire answers when it did what it is for. */
const done = (data: unknown) => expect.objectContaining({ status: 200, code: 0, data })
const some = (fields: Record<string, unknown>) => expect.arrayContaining([expect.objectContaining(fields)])

/** The codec of this caller's session, whose key the service itself told. */
const codecOf = async (wire: Wire) => {
  const { data } = await wire('GET', `${api}/api/v1/auth/getUserInfo`)
  if (typeof data !== 'object' || data === null || !('formKey' in data)) throw new Error('no form key')
  return createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: String(data.formKey) }))
}

describe('the catalogue, to anybody', () => {
  const anybody: Wire = (...given) => onTheWire(server.url, visitor(server.url))(...given)

  it('[R-7.1-09] scenes', async () => {
    expect(await anybody('GET', `${api}/api/v1/callinterface/scenes`)).toEqual(
      done(some({ sceneCode: newbornCode, name: '新生儿出生一件事' }))
    )
  })

  it('scenes of a district are those open in its city; of another province there are none', async () => {
    const inDistrict = await anybody('GET', `${api}/api/v1/callinterface/scenes`, { region: '230102000000' })
    expect(inDistrict).toEqual(done(some({ sceneCode: newbornCode })))
    expect(await anybody('GET', `${api}/api/v1/callinterface/scenes`, { region: '220000000000' })).toEqual(done([]))
  })

  it('[R-7.1-03] [R-7.5-001] dictionaries, whole or under a parent, of both services', async () => {
    const whole = { rootCode: 'HOSPITAL' }
    const hospital = some({ code: 'HJ0006', name: '哈尔滨市红十字中心医院' })
    expect(await anybody('GET', `${api}/api/v1/callinterface/dictionary`, whole)).toEqual(done(hospital))
    expect(await anybody('POST', `${space}/basic/dictionary`, whole)).toEqual(done(hospital))
    const regions = await anybody('POST', `${space}/basic/dictionary`, { rootCode: 'SH00XZQH', parentcode: '230000000000' })
    expect(regions).toEqual(done(some({ code: '230100000000', name: '哈尔滨市', parentCode: '230000000000', hasChildren: true })))
    expect(regions.data).toHaveLength(13)
    const named = { rootCode: 'SH00XZQH', parentcode: '230000000000', name: '道里' }
    const city = { code: '230100000000', name: '哈尔滨市' }
    expect(await anybody('POST', `${space}/basic/dictionary`, named)).toEqual(done(some({ code: '230102000000', above: [city] })))
    const inCity = await anybody('POST', `${space}/basic/dictionary`, { ...named, parentcode: '230100000000' })
    expect(inCity).toEqual(done(some({ code: '230102000000', above: [] })))
    expect(await anybody('POST', `${space}/basic/dictionary`, { ...named, name: '没有的' })).toEqual(done([]))
    const common = await anybody('POST', `${space}/basic/dictionary`, { ...named, name: '镇' })
    expect(common.data).toHaveLength(50)
    const redCross = await anybody('POST', `${space}/basic/dictionary`, { ...whole, name: '红十字' })
    expect(redCross).toEqual(done(hospital))
  })

  it('[R-7.4-40] the scene a guide is answered with; a scene that is none is not found', async () => {
    const scene = expect.objectContaining({
      sceneCode: newbornCode,
      guide: expect.objectContaining({ questions: some({ code: 'NB_Q01' }) })
    })
    expect(await anybody('GET', `${api}/guide/getGuideScene`, { code: newbornCode })).toEqual(done(scene))
    expect(await anybody('GET', `${api}/guide/getGuideScene`, { code: 'HLJNONE' })).toMatchObject({ status: 404, code: 1 })
  })
})

describe('the person', () => {
  it('[R-7.2-09] the user of the session, with the key form values are encrypted with', async () => {
    const [wire] = await motherOnTheWire()
    expect(await wire('GET', `${api}/api/v1/auth/getUserInfo`)).toEqual(
      done(
        expect.objectContaining({ userInfo: expect.objectContaining({ userType: '0' }), formKey: expect.stringMatching(/^[0-9a-f]{32}$/u) })
      )
    )
  })

  it('[R-7-05] a session is header and cookie together: the token alone is a visitor', async () => {
    const [wire, mother] = await motherOnTheWire()
    expect(await wire('GET', `${api}/ybsl/queryThingInfos`)).toMatchObject({ status: 200 })
    mother.cookies.clear()
    expect(await wire('GET', `${api}/ybsl/queryThingInfos`)).toMatchObject({ status: 401 })
  })
})

describe('form and registers', () => {
  it('[R-7.4-03] [R-7.4-24] the combined form of the matters asked for, and the values the province already holds', async () => {
    const [wire, mother] = await motherOnTheWire()
    const { matterCodes, params } = await prepareNewborn(mother)
    const guideRules = encodeURIComponent(JSON.stringify(params.answers))
    const form = await wire('POST', `${api}/ybsl/getSxForm`, { sxIds: matterCodes, guideRules, sceneid: newbornCode })
    expect(form).toEqual(
      done(expect.objectContaining({ allfield: some({ fieldList: some({ name: 'motherName' }) }), allfile: some({ id: 'CL03' }) }))
    )
    const formOf = (sxIds: string) => wire('POST', `${api}/ybsl/getSxForm`, { sxIds, guideRules, sceneid: newbornCode })
    expect(await formOf('')).toEqual(form)
    const ofOne = (await formOf('M01')).data as FormDescription
    const [fields, files] = [ofOne.allfield.flatMap(({ fieldList }) => fieldList), ofOne.allfile]
    expect(fields.map(({ name }) => name)).toContain('motherName')
    expect(new Set([...fields, ...files].flatMap(({ matters }) => matters))).toEqual(new Set(['M01']))
    expect(await formOf('M01,M99')).toMatchObject({ status: 400, msg: '办理事项与答题结果不一致，请重新答题' })
    expect(await wire('POST', `${api}/formReuse/queryListForOneThing`, { sceneid: newbornCode })).toEqual(
      done(some({ name: 'motherName', value: '周晓岚' }))
    )
  })

  it('[R-7.5-042] [R-7.5-044] [R-7.5-107] [R-7.5-108] pre-check, linkage, rare characters and search, to plain callers', async () => {
    const [wire] = await motherOnTheWire()
    const checkCondition = JSON.stringify({ birthDate: '2020-01-01' })
    expect(await wire('POST', `${space}/ybsl/checkYb`, { sceneid: newbornCode, checkType: 'NB_C01', checkCondition })).toEqual(
      done(expect.objectContaining({ status: '0' }))
    )
    const params = JSON.stringify({ medicalOrg: 'HJ0006' })
    expect(await wire('POST', `${space}/ybsl/jsLinkage`, { interfacename: 'newBorn/getNewBornInfo', params })).toEqual(
      done(expect.objectContaining({ found: true, values: expect.objectContaining({ name: '林北雪' }) }))
    )
    expect(await wire('POST', `${api}/ybsl/checkIsExistRareWord`, { value: '林𠮷雪' })).toEqual(done({ rareWords: '𠮷' }))
    expect(await wire('POST', `${api}/ybsl/remoteSearch`, { source: 'REMOTE_HOSPITAL', keyword: '红十字' })).toEqual(
      done(some({ value: 'HJ0006', name: '哈尔滨市红十字中心医院' }))
    )
  })
})

describe('what a browser asks of registers', () => {
  it('is read when it is encrypted with the key of the session', async () => {
    const [wire] = await motherOnTheWire()
    const codec = await codecOf(wire)
    const checkCondition = codec.encode(JSON.stringify({ birthDate: '2020-01-01' }))
    expect(await wire('POST', `${space}/ybsl/checkYb`, { sceneid: newbornCode, checkType: 'NB_C01', checkCondition })).toEqual(
      done(expect.objectContaining({ status: '0' }))
    )
    const params = codec.encode(JSON.stringify({ medicalOrg: 'HJ0006' }))
    expect(await wire('POST', `${space}/ybsl/jsLinkage`, { interfacename: 'newBorn/getNewBornInfo', params })).toEqual(
      done(expect.objectContaining({ found: true, values: expect.objectContaining({ name: '林北雪' }) }))
    )
    expect(await wire('POST', `${api}/ybsl/checkIsExistRareWord`, { value: codec.encode('林𠮷雪') })).toEqual(done({ rareWords: '𠮷' }))
  })
})

describe('files', () => {
  it('[R-7.4-04] [R-7.4-50] [R-7.4-05] a file is uploaded, downloaded as it was, and deleted', async () => {
    const [wire] = await motherOnTheWire()
    const form = new FormData()
    for (const [name, value] of Object.entries({ sceneid: newbornCode, formId: 'CL03' })) form.set(name, value)
    form.set('file', new Blob([jpegBytes]), '结婚证.jpg')
    const uploaded = await wire('POST', `${api}/tis/tisUpload`, form)
    expect(uploaded).toEqual(done(expect.objectContaining({ name: '结婚证.jpg', size: jpegBytes.length })))
    const { id: fileId } = uploaded.data as { readonly id: string }
    const file = await wire('GET', `${api}/tis/tisDownload`, { fileId, filename: '结婚证.jpg' })
    expect([file.status, new Uint8Array(file.bytes)]).toEqual([200, new Uint8Array(jpegBytes)])
    expect(await wire('GET', `${api}/tis/tisDelete`, { fileId, filereuse: '0' })).toMatchObject({ status: 200, code: 0 })
    expect(await wire('GET', `${api}/tis/tisDownload`, { fileId })).toMatchObject({ status: 404 })
  })

  it('[R-7.4-09] the application form is printed from form and template, encrypted or not, and answers with a file id', async () => {
    const [wire, mother] = await motherOnTheWire()
    const { params } = await prepareNewborn(mother)
    const codec = await codecOf(wire)
    const formJson = codec.encode(writtenPrint(newbornCode, { values: params.values, files: {} }, region))
    const extendJson = JSON.stringify({ sceneid: newbornCode, answers: params.answers })
    const made = await wire('POST', `${api}/newModelPrint/newGlovePrinting`, { extendJson, formJson, templateId: '' })
    expect(made).toEqual(done(expect.objectContaining({ fileId: expect.stringMatching(/.{10,}/u) })))
    const { fileId } = made.data as { readonly fileId: string }
    expect((await wire('GET', `${api}/tis/tisDownload`, { fileId })).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('[R-7.4-08] [R-7.5-046] [R-7.5-047] [R-7.5-060] [R-1-21] [R-3.1-40] the form is made as Word and as base64, encrypted or not, and downloaded', async () => {
    const [wire, mother] = await motherOnTheWire()
    const { params } = await prepareNewborn(mother)
    const codec = await codecOf(wire)
    const form = writtenPrint(newbornCode, { values: params.values, files: {} }, region)
    const extendJson = JSON.stringify({ sceneid: newbornCode, answers: params.answers })
    const strengthened = await wire('POST', `${api}/modelPrint/wordStrengthen`, {
      extendJson,
      formJson: codec.encode(form),
      templateId: ''
    })
    expect(strengthened).toEqual(done(expect.objectContaining({ file: expect.objectContaining({ fileType: 'docx' }) })))
    const { fileId } = strengthened.data as { readonly fileId: string }
    const paramsJson = JSON.stringify({ answers: params.answers, form: JSON.parse(form) })
    const asked = { paramsJson, templateId: '', sceneId: newbornCode }
    const word = await wire('POST', `${space}/ybsl/generateWord`, { ...asked, paramsJson: codec.encode(paramsJson) })
    expect(word).toEqual(done({ id: expect.any(String), name: '新生儿出生一件事申请表.docx', type: 'docx' }))
    const { id } = word.data as { readonly id: string }
    expect((await wire('GET', `${api}/tis/tisDownload`, { fileId })).status).toBe(404)
    const { bytes } = await wire('GET', `${space}/basic/filedownload`, { fileName: '申请表.docx', id, type: 'docx' })
    expect((await readWord(new Uint8Array(bytes))).text).toContain('林北雪')
    for (const [fileType, name, head] of [
      ['1', '新生儿出生一件事申请表.docx', 'PK'],
      ['2', '新生儿出生一件事申请表.pdf', '%PDF-']
    ] as const) {
      const printed = await wire('POST', `${space}/ybsl/formPrint`, { ...asked, fileType })
      expect(printed).toEqual(done({ name, base64: expect.any(String) }))
      const { base64 } = printed.data as { readonly base64: string }
      expect(Buffer.from(base64, 'base64').toString('latin1', 0, head.length)).toBe(head)
    }
    expect(await wire('POST', `${space}/ybsl/formPrint`, { ...asked, fileType: '3' })).toMatchObject({ status: 422, code: 1 })
  })

  it('[R-7.5-106] values are set into a sheet of a material, encrypted or not, and it answers with file id, type and name', async () => {
    const [wire] = await motherOnTheWire()
    const text = JSON.stringify({ 'NB2015^motherName': '周晓岚' })
    for (const data of [text, (await codecOf(wire)).encode(text)]) {
      const made = await wire('POST', `${api}/ybsl/setBeatFile`, { sceneid: newbornCode, type: 'CL15', fileType: 'pdf', data })
      expect(made).toEqual(done({ id: expect.stringMatching(/.{10,}/u), type: 'pdf', name: '户主同意落户声明.pdf' }))
      const { id: fileId } = made.data as { readonly id: string }
      expect((await wire('GET', `${api}/tis/tisDownload`, { fileId })).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })
})

describe('drafts', () => {
  it('[R-7.4-11] [R-7.4-12] [R-7.4-13] [R-7.4-14] an encrypted draft is saved, listed, read as it was typed, and deleted', async () => {
    const [wire] = await motherOnTheWire()
    const codec = await codecOf(wire)
    const content = JSON.stringify({ values: { 'NB2015^motherName': '周晓岚' } })
    const saved = await wire('POST', `${api}/ybsl/saveThingInfo`, {
      ...{ clientKey: 'wire-draft', sceneNo: newbornCode, sceneName: '新生儿出生一件事' },
      ...{ sourceName: '网上办理', step: 'themeForm', content: codec.encode(content) }
    })
    expect(saved).toEqual(done(expect.objectContaining({ message: expect.stringContaining('操作成功') })))
    const { rowGuid } = saved.data as { readonly rowGuid: string }
    const listed = await wire('GET', `${api}/ybsl/queryThingInfos`, { page: 1, size: 50, sceneNo: newbornCode })
    expect(listed).toEqual(done(expect.objectContaining({ content: some({ rowGuid, status: '暂存' }) })))
    expect(await wire('GET', `${api}/ybsl/queryThingInfo`, { rowGuid })).toEqual(done(expect.objectContaining({ rowGuid, content })))
    expect(await wire('GET', `${api}/ybsl/deleteThingInfo`, { rowGuid })).toMatchObject({ status: 200, code: 0 })
    expect(await wire('GET', `${api}/ybsl/queryThingInfo`, { rowGuid })).toMatchObject({ status: 404 })
  })
})

describe('applications', () => {
  const submitted = async (key: string) => {
    const [wire, mother] = await motherOnTheWire()
    const prepared = await prepareNewborn(mother)
    const payload = submitPayload(prepared, key)
    const codec = await codecOf(wire)
    payload.set('paramsJson', codec.encode(paramsText(prepared)))
    const answer = await wire('POST', `${api}/api/v1/ybsl/submitSx`, payload)
    const { applyNo } = answer.data as { readonly applyNo: string }
    return { wire, mother, prepared, codec, answer, applyNo }
  }

  it('[R-7.4-10] [R-3.3-28] submits what is encrypted with the key of the session, and nothing encrypted with another', async () => {
    const { wire, prepared, answer } = await submitted('wire-submit')
    const items = prepared.matterCodes
      .split(',')
      .map((subApplyNo) => ({ subApplyNo, taskName: expect.any(String), applyNo: expect.any(String), message: expect.any(String) }))
    expect(answer).toEqual(done(expect.objectContaining({ items })))
    const foreign = submitPayload(prepared, 'wire-foreign')
    const other = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: '0'.repeat(32) }))
    foreign.set('paramsJson', other.encode(paramsText(prepared)))
    expect(await wire('POST', `${api}/api/v1/ybsl/submitSx`, foreign)).toMatchObject({ code: 1, msg: '提交内容无法识别，请刷新页面后重试' })
  })

  it('[R-7.4-16] [R-7.4-17] [R-7.4-18] [R-7.4-23] [R-7.4-46] [R-7.5-054] [R-7.5-058] lists it, tells every case of it, and takes it back', async () => {
    const { wire, mother, prepared, applyNo } = await submitted('wire-follow')
    expect(await wire('POST', `${api}/ybsl/getOneThingList`, { page: 1, size: 50 })).toEqual(
      done(expect.objectContaining({ content: some({ applyNo, group: 'inProgress' }) }))
    )
    const cases = prepared.matterCodes.split(',').map((matterCode) => expect.objectContaining({ matterCode }))
    expect(await wire('GET', `${api}/ybsl/getOneThingDetail`, { applyNo })).toEqual(done(expect.objectContaining({ applyNo, cases })))
    expect(await wire('POST', `${space}/ybsl/ownerList`, { pageNo: 1, pageSize: 50 })).toEqual(
      done(expect.objectContaining({ content: some({ applyNo }), size: 50, number: 1 }))
    )
    expect(await wire('GET', `${space}/ybsl/ownerDeclareInfo`, { applyNo })).toEqual(done(expect.objectContaining({ applyNo, cases })))
    expect(await wire('POST', `${api}/MyOffice/upProQueryCaseInfo`, { projectNo: `${applyNo}-M03` })).toEqual(
      done(expect.objectContaining({ matterCode: 'M03' }))
    )
    const verified = (itemCode: string) => wire('POST', `${api}/itemMonitor/verifyItem`, { applyNo, itemCode })
    expect(await verified('M03')).toEqual(done({ verified: true, taskName: expect.any(String), message: '事项有效' }))
    expect(await verified('M99')).toEqual(done({ verified: false, taskName: '', message: '该申请不包含这个事项' }))
    await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'GAT', mode: 'silent' } }))
    const second = await submitted('wire-retract')
    expect(await wire('GET', `${api}/ybsl/retractProject`, { applyNo: second.applyNo })).toEqual(
      done(expect.objectContaining({ cases: some({ matterCode: 'M03', status: 51 }) }))
    )
    await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'GAT', mode: 'normal' } }))
  })

  it('[R-7.4-20] [R-7.4-21] [R-7.4-19] may be rated once finished: eligibility, page and hand-in', async () => {
    const { wire, applyNo } = await submitted('wire-rate')
    const eligible = () => wire('POST', `${api}/GoodBadReview/newCheckIsPjByNoAndStatus`, { projectNo: applyNo, projectStatus: '1' })
    expect(await eligible()).toEqual(done(expect.objectContaining({ allowed: false })))
    const allDelivered = async () => {
      const { data } = await wire('GET', `${api}/ybsl/getOneThingDetail`, { applyNo })
      return (data as { readonly cases: readonly { readonly delivery: string }[] }).cases.every(({ delivery }) =>
        ['delivered', 'held'].includes(delivery)
      )
    }
    await expect.poll(allDelivered).toBe(true)
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
    await expect.poll(eligible).toEqual(done(expect.objectContaining({ allowed: true })))
    const page = await wire('POST', `${api}/ybsl/getEvaluatePage`, { applyNo })
    expect(page).toEqual(done(expect.objectContaining({ taskCode: newbornCode, norms: some({ normCode: '510', alternate: 5 }) })))
    const rating = {
      ...{
        clientKey: 'wire-rating',
        projectNo: applyNo,
        regionCode: region,
        regionName: '哈尔滨市',
        pf: '1',
        alternate: '5',
        mydVersion: '1'
      },
      ...{ anonymityFlag: '0', taskCode: newbornCode, taskName: '新生儿出生一件事', projectStatus: '1', projectType: '3', useLevel: '4' },
      ...{ evalDetail: '510,513', writingEvaluation: '一次办完' }
    }
    expect(await wire('POST', `${api}/GoodBadReview/verifyParam`, rating)).toEqual(done({ message: expect.stringContaining('评价成功') }))
    expect(await eligible()).toEqual(done(expect.objectContaining({ allowed: false, rated: true })))
  })
})

describe('batches of a company', () => {
  it('[R-7.4-31] [R-7.4-32] [R-7.4-34] [R-7.4-35] makes a number, hands in, follows, and takes sheet and files home', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const wire = onTheWire(server.url, clerk)
    const codec = await codecOf(wire)
    const made = await wire('POST', `${api}/oneThing/buildCode`, { clientKey: 'wire-batch' })
    expect(made).toEqual(done(expect.objectContaining({ batchNo: expect.stringMatching(/^PLTX\d{14}$/u), state: 'open' })))
    const { batchNo } = made.data as { readonly batchNo: string }
    const rows = await goodRows(clerk, 2)
    const paramsJson = codec.encode(JSON.stringify({ unit: unitValues, files: [await uploadShared(clerk)], rows }))
    expect(await wire('POST', `${api}/oneThing/batchSubmitSx`, { batchNo, region, paramsJson })).toEqual(
      done({ batch: expect.objectContaining({ batchNo, state: 'running', total: 2 }), issues: [] })
    )
    const followed = () => wire('GET', `${api}/ybsl/retireBatchQuery`, { batchNo })
    const ended = done(expect.objectContaining({ content: some({ batchNo, state: 'done', submitted: 2, refused: 0 }) }))
    await expect.poll(followed).toEqual(ended)
    expect(await wire('POST', `${api}/ybsl/retireHandlingInfoQuery`, { batchNo, state: 'submitted', page: 1, size: 10 })).toEqual(
      done(
        expect.objectContaining({ totalElements: 2, content: some({ empName: rows[1]?.empName, rowNo: 2, applyNo: expect.any(String) }) })
      )
    )
    const sheet = await wire('GET', `${api}/ybsl/retireBatchExport`, { batchNo })
    const zip = await wire('GET', `${api}/ybsl/retireBatchMaterialDownload`, { batchNo })
    expect([sheet, zip].map(({ status, bytes }) => [status, bytes.subarray(0, 4).toString('latin1')])).toEqual([
      [200, 'PK\u0003\u0004'],
      [200, 'PK\u0003\u0004']
    ])
  })
})

describe('results', () => {
  const namesOf = (value: unknown): readonly string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : [])
  const firstOf = (value: unknown, ...path: readonly string[]): unknown =>
    path.reduce((at: unknown, name) => {
      const next: unknown = typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === name)?.[1] : undefined
      return Array.isArray(next) ? next[0] : next
    }, value)

  it('[R-3.4-03] [R-3.4-11] [R-7-18] carry the field names of section 3', async () => {
    const [wire, mother] = await motherOnTheWire()
    const prepared = await prepareNewborn(mother)
    const form = await wire('POST', `${api}/ybsl/getSxForm`, {
      sxIds: prepared.matterCodes,
      guideRules: encodeURIComponent(JSON.stringify(prepared.params.answers)),
      sceneid: newbornCode
    })
    const submitted = await wire('POST', `${api}/api/v1/ybsl/submitSx`, submitPayload(prepared, 'wire-names'))
    const user = await wire('GET', `${api}/api/v1/auth/getUserInfo`)
    const regions = await wire('POST', `${space}/basic/dictionary`, { rootCode: 'SH00XZQH', parentcode: '230000000000' })
    const list = await wire('POST', `${api}/ybsl/getOneThingList`, { page: 1, size: 1 })
    for (const [value, names] of [
      [form.data, 'allfield allfile'],
      [firstOf(form.data, 'allfield'), 'fieldList'],
      [
        firstOf(form.data, 'allfield', 'fieldList'),
        'id name label value remark placeholder dataSource fieldType rule maxLength dateFormat'
      ],
      [firstOf(form.data, 'allfield', 'fieldList'), 'isHidden disabled isOneLine componentType isRemoteSearch isCollapsible jsStr'],
      [firstOf(form.data, 'allfile'), 'id label name isReuse isFree needSign isApplicationForm need fileLimits hasCheckPoint'],
      [firstOf(form.data, 'allfile', 'fileLimits'), 'fileTypes fileSize fileNum'],
      [submitted.data, 'applyNo items'],
      [firstOf(submitted.data, 'items'), 'subApplyNo taskName applyNo message'],
      [firstOf(user.data, 'userInfo'), 'userType userId userRegion userLevel cardId userName'],
      [firstOf({ rows: regions.data }, 'rows'), 'rootCode parentCode code name'],
      [list.data, 'content totalElements totalPages size number']
    ] as const) {
      expect(namesOf(value)).toEqual(expect.arrayContaining(names.split(' ')))
    }
  })
})
