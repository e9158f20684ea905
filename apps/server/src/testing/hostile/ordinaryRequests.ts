/**
 * An ordinary request of every operation (寻常请求), as the mother of a newborn sends it, so that what is hostile in it gets as far as it can. What
 * is not named here is made up from the shape. Keys of once-only calls are new each time.
 */
import { callNames } from '@ljonething/api/oneThing/RegisterCallsApi'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect } from 'vitest'
import { Clock } from '../../platform/Clock.ts'
import { newbornCode, prepareSigned, region, submitPayload } from '../newbornSubmission.ts'
import type { Prepared } from '../newbornSubmission.ts'
import { once } from '../once.ts'
import { aboutOneself } from '../registerCalls.ts'
import { jpegBytes, pictureOf } from '../sampleFiles.ts'
import type { useTestServer } from '../server.ts'
import { nangang, openDaysOf, weddingCode } from '../weddingSubmission.ts'
import type { TestCaller } from '../TestCaller.ts'
import { writtenSubmit } from '../writtenForm.ts'
import { contentRequests } from './contentRequests.ts'
import type { Sample, Samples } from './Sample.ts'
import { signingRequests } from './signingRequests.ts'

type Server = ReturnType<typeof useTestServer>

const retiring = {
  ...{ empName: '赵国强', empIdCard: '230199196608080019', preReviewNo: '', retireType: '10', applyRetireMonth: '2027-01' },
  ...{ dyhd: '是', ybzzztx: '否', gjjtq: '否', pensionCard: '6222021234567890', empMobile: '13900000003' }
}

let keys = 0
const newKey = () => `hostile-key-${(keys += 1)}`

/** The same request once more, as another one. */
export const withNewKey = (sample: Sample): Sample => ('clientKey' in sample ? { ...sample, clientKey: newKey() } : sample)

/** An application of the mother's that is finished, and one file that stands alone. */
const finishedApplication = async (server: Server, mother: TestCaller, prepared: Prepared) => {
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, newKey()) }))
  const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  await expect
    .poll(async () => (await detail()).cases.every(({ delivery }) => ['delivered', 'held'].includes(delivery)), { timeout: 20_000 })
    .toBe(true)
  await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
  await expect.poll(async () => (await detail()).canAppraise, { timeout: 20_000 }).toBe(true)
  return applyNo
}

export const ordinaryRequests = (server: Server, mother: () => TestCaller) => {
  const execute = (statement: string) => server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement)))
  const prepared = once(() => prepareSigned(mother()))
  const applyNo = once(async () => finishedApplication(server, mother(), await prepared()))
  /** Of the company whose clerk is logged in then. */
  const batchNo = once(async () => {
    const { batchNo: made } = await mother().call((client) => client.oneThingBatchRetire.buildCode({ payload: { clientKey: newKey() } }))
    return made
  })
  /** A case of it as its department has it. */
  const desk = once(async () => {
    const query = { applyNo: await applyNo() }
    const { cases } = await mother().call((client) => client.oneThingApplications.getOneThingDetail({ query }))
    return mother().call((client) => client.sandboxDepartments.case({ query: { caseNo: cases[0]?.caseNo ?? '' } }))
  })
  const marriageCertificate = once(async () => {
    const payload = { sceneid: newbornCode, formId: 'CL03' }
    const { certificateList } = await mother().call((client) => client.oneThingReuse.reuseFileList({ payload }))
    return certificateList[0]?.reuseId ?? ''
  })
  const draft = async () =>
    mother().call((client) =>
      client.oneThingDrafts.saveThingInfo({
        payload: { clientKey: newKey(), sceneNo: newbornCode, sceneName: '', sourceName: '', step: 'themeForm', content: '{}' }
      })
    )
  const upload = async () => {
    const payload = new FormData()
    for (const [name, value] of Object.entries({ sceneid: newbornCode, formId: 'CL03' })) payload.set(name, value)
    payload.set('file', new Blob([jpegBytes]), 'a.jpg')
    return mother().call((client) => client.oneThingMaterials.tisUpload({ payload }))
  }

  const partsWanted = () => ({ clientKey: newKey(), sceneid: newbornCode, formId: 'CL03', name: 'a.jpg', size: 5 })
  const parts = async () => mother().call((client) => client.oneThingResumable.begin({ payload: partsWanted() }))
  const phoneWanted = async () => ({ sceneid: newbornCode, formId: 'CL03', applicationKey: newKey(), present: 0 })
  const phoneUpload = async () => {
    const payload = await phoneWanted()
    return mother().call((client) => client.oneThingCapability.token({ payload }))
  }
  const phoneKey = async () => {
    const { token } = await phoneUpload()
    return { key: (await mother().call((client) => client.oneThingPhone.open({ payload: { token } }))).key }
  }

  const freePlace = async () => ({ orgCode: nangang, date: (await openDaysOf(mother(), nangang))[0] ?? '', slot: '0930' })
  /** Far ahead, of an application that there is not. */
  const booked = once(async () => {
    await execute(
      `INSERT INTO booking (booking_id, owner, client_key, scene_code, state, org_code, day, slot, place, held_until, apply_no, case_no, changed_at)
       VALUES ('hostile', 'P001', 'hostile', '${weddingCode}', 'booked', '${nangang}', '2099-01-05', '0930', 1, now(), 'A', 'A-M01', now())`
    )
    return { bookingId: 'hostile' }
  })

  const formAsked = async () => {
    const { matterCodes, params } = await prepared()
    return { sxIds: matterCodes, guideRules: params.answers, sceneid: newbornCode, region }
  }
  const rule = async () => ({ uuid: 'NB_Q01-1', condition: { NB_Q02: '1' } })
  const saved = async () => ({
    ...{ clientKey: newKey(), sceneNo: newbornCode, sceneName: 'a', sourceName: 'a', step: 'themeForm', content: { a: 'a' } }
  })
  const listed = async () => ({ page: 1, size: 10, sceneName: '新生儿', sceneNo: newbornCode, sourceName: 'a' })
  const seenMatters = async () => (await prepared()).matterCodes.split(',').map((code) => ({ code, name: 'a' }))
  const submission = async () => {
    const { params, matterCodes } = await prepared()
    const { values, files, answers } = params
    const content = { answers, checkParams: { a: 'a' }, declarations: { a: '1' } }
    const form: object = JSON.parse(writtenSubmit(newbornCode, matterCodes, { values, files, ...content }, region))
    return {
      clientKey: newKey(),
      sceneId: newbornCode,
      paramsJson: { ...form, content },
      packageName: 'a',
      sxNewCodes: matterCodes,
      content: '',
      source: '1',
      region
    }
  }
  const samples: Samples = {
    ...contentRequests,
    ...signingRequests({ url: () => server.url, mother, prepared, applyNo, newKey, execute }),
    'gatewayTickets.switchTicket': async () => ({ target: 'https://invest.example.invalid/apply' }),
    'sandbox.ticketHolder': async () => {
      const payload = { target: 'https://invest.example.invalid/apply' }
      return { ...(await mother().call((client) => client.gatewayTickets.switchTicket({ payload }))), host: 'invest.example.invalid' }
    },
    'oneThingSession.getUserInfoByTicket': async () => {
      const [person] = await mother().call((client) => client.sandbox.people())
      return mother().call((client) => client.sandbox.login({ payload: { id: person?.id ?? '' } }))
    },
    'oneThingRules.queryByGuideRule': rule,
    'oneThingRules.queryByGuideRuleCommon': rule,
    'spaceForms.queryByGuideRule': rule,
    'oneThingRules.getGuideApprovalRes': async () => ({ sceneid: newbornCode, guideRules: { NB_Q01: '1' } }),
    'oneThingForms.getSxForm': formAsked,
    'spaceForms.getSxForm': formAsked,
    'oneThingForms.queryListForOneThing': async () => ({ sceneid: newbornCode }),
    'oneThingAppointments.appointOrganizationConfigure': async () => ({ orgCode: nangang }),
    'oneThingAppointments.chooseAppointTime': async () => ({ orgCode: nangang, date: (await openDaysOf(mother(), nangang))[0] ?? '' }),
    'oneThingBookings.hold': async () => ({ clientKey: newKey(), sceneid: weddingCode, ...(await freePlace()) }),
    'oneThingBookings.release': async () => {
      const payload = { clientKey: newKey(), sceneid: weddingCode, ...(await freePlace()) }
      return { bookingId: (await mother().call((client) => client.oneThingBookings.hold({ payload }))).bookingId }
    },
    'oneThingBookings.change': async () => ({ ...(await booked()), ...(await freePlace()) }),
    'oneThingBookings.cancel': booked,
    'oneThingBookings.confirm': booked,
    'oneThingBookings.calendar': booked,
    'oneThingRegisters.remoteSearch': async () => ({
      ...{ source: 'REMOTE_HOSPITAL', keyword: '红十字', page: 1, size: 10, parent: '', values: { bookingArea: '230103000000' } }
    }),
    'oneThingRegisters.getVfcSelect': async () => ({ keyword: '红十字', page: 1, size: 10, parent: '' }),
    'oneThingRegisters.bankSearch': async () => ({ keyword: '银行', page: 1, size: 10, parent: '' }),
    'oneThingDrafts.saveThingInfo': saved,
    'spaceDrafts.saveThingInfo': saved,
    'oneThingDrafts.queryThingInfos': listed,
    'spaceDrafts.queryThingInfos': listed,
    'oneThingDrafts.queryThingInfoBySceneNo': async () => ({ sceneNo: newbornCode }),
    'oneThingDrafts.queryThingInfo': draft,
    'oneThingDrafts.deleteThingInfo': draft,
    'spaceDrafts.queryThingInfo': draft,
    'spaceDrafts.deleteThingInfo': draft,
    'oneThingMaterials.tisUpload': async () => ({ sceneid: newbornCode, formId: 'CL03', file: jpegBytes }),
    'oneThingMaterials.civilAffairsUpload': async () => ({
      ...{ formId: 'JH03', name: 'a.jpg', type: '0', cardId: '23019919930412002X', file: jpegBytes }
    }),
    'oneThingReuse.reuseFileList': async () => ({ sceneid: newbornCode, formId: 'CL01', cardId: '23019919930412002X' }),
    'oneThingReuse.reuseConfirm': async () => ({ sceneid: newbornCode, formId: 'CL03', reuseId: await marriageCertificate() }),
    'oneThingReuse.reuseFile': async () => ({ sceneid: newbornCode, formId: 'CL03', reuseId: await marriageCertificate() }),
    'spaceReuse.getFreeCertList': async () => ({ linkedCerts: '11100000MB03271699021' }),
    'oneThingMaterials.tisDelete': async () => ({ fileId: (await upload()).id, filereuse: '0' }),
    'oneThingMaterials.tisDownload': async () => ({ fileId: (await upload()).id, filename: 'a.jpg' }),
    'oneThingResumable.begin': async () => partsWanted(),
    'oneThingResumable.state': parts,
    'oneThingResumable.append': parts,
    'oneThingResumable.drop': parts,
    'oneThingResumable.finish': parts,
    'oneThingCapability.token': phoneWanted,
    'oneThingCapability.getFiles': phoneUpload,
    'oneThingCapability.end': phoneUpload,
    'spaceCapability.getFiles': phoneUpload,
    'oneThingMaterials.judge': async () => ({ allcheck: '1', file: pictureOf(300) }),
    'spaceMaterials.uploadToTis': async () => ({ sceneid: newbornCode, formId: 'CL03', file: jpegBytes }),
    'spaceMaterials.uploadFile': async () => ({ sceneid: newbornCode, formId: 'CL03', name: 'a.jpg', fileType: 'jpg', file: jpegBytes }),
    'spaceMaterials.judgeFile': async () => ({ type: '1', ext: 'jpg', files: pictureOf(300) }),
    'spaceMaterials.deleteFileFromTis': async () => ({ fileId: (await upload()).id }),
    'spaceMaterials.downloadFromTis': async () => ({ fileId: (await upload()).id, filename: 'a.jpg' }),
    'spaceMaterials.filedownload': async () => ({ id: (await upload()).id, fileName: 'a.jpg', type: 'jpg' }),
    'oneThingPhone.open': phoneUpload,
    'oneThingPhone.sent': phoneKey,
    'oneThingPhone.upload': async () => ({ ...(await phoneKey()), clientKey: newKey(), file: jpegBytes }),
    'oneThingPhone.remove': async () => {
      const { key } = await phoneKey()
      const payload = new FormData()
      for (const [name, value] of Object.entries({ key, clientKey: newKey() })) payload.set(name, value)
      payload.set('file', new Blob([jpegBytes]), 'a.jpg')
      return { key, fileId: (await mother().call((client) => client.oneThingPhone.upload({ payload }))).id }
    },
    'oneThingSubmit.submitSx': submission,
    'spaceSubmit.submitSx': async () => ({ ...(await submission()), sxList: await seenMatters() }),
    'oneThingSubmit.checkSubject': async () => ({
      sceneid: newbornCode,
      guideRules: { a: 'a' },
      values: { motherIdCard: '23019919930412002X', babyBirthTime: '2026-11-03 08:16' }
    }),
    'oneThingApplications.getOneThingList': async () => ({
      ...{ page: 1, size: 10, group: 'success', keyword: '新生儿', from: '2026-01-01', to: '2027-12-31', person: 'P001' }
    }),
    'oneThingApplications.getOneThingDetail': async () => ({ applyNo: await applyNo() }),
    'oneThingApplications.refreshApplyData': async () => ({ applyNo: await applyNo() }),
    'oneThingApplications.upProQueryCaseInfo': async () => ({ projectNo: `${await applyNo()}-M03` }),
    'oneThingApplications.verifyItem': async () => ({ applyNo: await applyNo(), itemCode: 'M03' }),
    'spaceApplications.ownerList': async () => ({ pageNo: 1, pageSize: 10 }),
    'spaceApplications.ownerDeclareInfo': async () => ({ applyNo: await applyNo() }),
    'oneThingApplications.retractProject': async () => ({ applyNo: await applyNo() }),
    'oneThingStatusCode.getQRCodeAndApplyNo': async () => ({ applyNo: await applyNo() }),
    'oneThingPhoneStatus.look': async () => {
      const query = { applyNo: await applyNo() }
      return { token: (await mother().call((client) => client.oneThingStatusCode.getQRCodeAndApplyNo({ query }))).token }
    },
    'oneThingApplications.urgeCase': async () => ({ clientKey: newKey(), applyNo: await applyNo(), caseNo: `${await applyNo()}-M01` }),
    'oneThingApplications.downloadReceipt': async () => ({ applyNo: await applyNo() }),
    'oneThingResults.downloadMaterial': async () => ({ materialId: `${await applyNo()}-M01.pdf` }),
    'oneThingResults.getCertificatePngByFile': async () => ({ materialId: `${await applyNo()}-M01.pdf` }),
    'oneThingCorrections.read': async () => ({ applyNo: await applyNo() }),
    'oneThingCorrections.stage': async () => ({
      ...{ applyNo: await applyNo(), version: 0, content: { values: { 'NB2015^motherName': '周晓岚' }, files: { CL01: ['a'] } } }
    }),
    'oneThingCorrections.print': async () => ({ applyNo: await applyNo(), materialId: 'CL04', version: 0 }),
    'oneThingCorrections.handIn': async () => ({ applyNo: await applyNo(), clientKey: newKey(), version: 1 }),
    'oneThingAppraisal.newCheckIsPjByNoAndStatus': async () => ({ projectNo: await applyNo(), projectStatus: '1' }),
    'oneThingAppraisal.getEvaluatePage': async () => ({ applyNo: await applyNo() }),
    'oneThingAppraisal.verifyParam': async () => ({
      ...{ clientKey: 'hostile-rating', projectNo: await applyNo(), regionCode: region, alternate: '5', evalDetail: '510' }
    }),
    'oneThingBatchRetire.buildCode': async () => ({ clientKey: newKey() }),
    'oneThingBatchRetire.batchSubmitSx': async () => ({
      ...{ batchNo: await batchNo(), region },
      paramsJson: {
        unit: { unitPhone: '0451-5862301' },
        files: ['a'],
        rows: [retiring]
      }
    }),
    'oneThingBatchRetire.retireBatchQuery': async () => ({ batchNo: await batchNo(), page: 1, size: 10 }),
    'oneThingBatchRetire.retireHandlingInfoQuery': async () => ({ batchNo: await batchNo(), state: 'waiting', page: 1, size: 10 }),
    'oneThingGrades.mydGrade': async () => ({ sceneCode: newbornCode }),
    'oneThingBatchRetire.retireBatchExport': async () => ({ batchNo: await batchNo() }),
    'oneThingBatchRetire.retireBatchMaterialDownload': async () => ({ batchNo: await batchNo() }),
    'oneThingTracking.buryingPointAdd': async () => ({ routeName: 'home' }),
    'spaceRegisters.checkYb': async () => ({ sceneid: newbornCode, checkType: 'NB_C01', checkCondition: { birthDate: '2020-01-01' } }),
    'spaceRegisters.jsLinkage': async () => ({ interfacename: 'newBorn/getNewBornInfo', params: { medicalOrg: 'HJ0006' } }),
    'sandbox.login': async () => ({ id: (await mother().call((client) => client.sandbox.people()))[0]?.id }),
    'sandbox.department': async () => ({ deptCode: 'GAT' }),
    'sandbox.system': async () => ({ system: 'bank', mode: 'fine' }),
    'sandboxDepartments.queue': async () => ({ deptCode: 'GAT', state: 'done' }),
    'sandboxDepartments.case': async () => ({ caseNo: (await desk()).caseNo }),
    'sandboxDepartments.file': async () => {
      const { caseNo, materials } = await desk()
      return { caseNo, fileId: materials[0]?.files[0]?.id }
    },
    'sandboxDepartments.move': async () => {
      const { caseNo, fields, materials } = await desk()
      const asked = { fields: [{ id: fields[0]?.id, reason: 'a' }], materials: [{ code: materials[0]?.id, reason: 'a' }] }
      return { clientKey: newKey(), caseNo, to: 6, note: 'a', request: { until: '2099-01-05', ...asked } }
    }
  }

  return {
    of: async (operation: string): Promise<Sample> => {
      const call = callNames.find((name) => operation === `oneThingRegisterCalls.${name}`)
      return call === undefined ? ((await samples[operation]?.()) ?? {}) : aboutOneself(call, '23019919930412002X')
    },
    /** Applications are written as far as the database takes them, but none stays: the same form is submitted again and again. */
    keepNoApplications: async () => {
      await execute(`CREATE FUNCTION keep_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`)
      await execute('CREATE TRIGGER keep_nothing BEFORE INSERT ON application FOR EACH ROW EXECUTE FUNCTION keep_nothing()')
    },
    keepApplications: () => execute('DROP TRIGGER keep_nothing ON application'),
    /** A person keeps only so many drafts and files, and asks about so many strangers. The files of the application that is handed in stay. */
    forgetCounted: async () => {
      await execute(`DELETE FROM material_file WHERE apply_no IS NULL AND NOT is_apply_form AND name !~ '^[A-Z0-9]+-[0-9]+[.]jpg$'`)
      await execute('DELETE FROM draft')
      await execute('DELETE FROM resumable_upload')
      await execute('DELETE FROM stranger_question')
    }
  }
}
