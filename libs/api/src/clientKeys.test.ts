/**
 * Sending again (重复发送) does nothing twice: what is sent carries a `clientKey`, under which the first answer is given again, or stands here with
 * why it needs none. A GET changes nothing but what the specification publishes so: deletes, withdraws and signs, each done once.
 */
import { OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { Api } from './Api.ts'

interface Operation {
  readonly operationId: string
  readonly requestBody?: unknown
}

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = JSON.parse(JSON.stringify(OpenApi.fromApi(Api).paths))
const sending = Object.values(paths)
  .flatMap((byMethod) => Object.entries(byMethod))
  .flatMap(([method, operation]) => (['get', 'head'].includes(method) ? [] : [operation]))

const withoutKey: Readonly<Record<string, readonly string[]>> = {
  'asks and changes nothing': [
    'efficientThemes.getDetailByCode',
    'efficientThemes.getEfficientThemeDetail',
    'mobileFaces.selectFaceRecognitionResult',
    'oneThingApplications.getOneThingList',
    'oneThingApplications.upProQueryCaseInfo',
    'oneThingApplications.verifyItem',
    'oneThingAppointments.appointOrganizationConfigure',
    'oneThingAppointments.chooseAppointTime',
    'oneThingAppointments.getAreaList',
    'oneThingAppointments.queryCountys',
    'oneThingAppointments.queryOrgs',
    'oneThingAppraisal.getEvaluatePage',
    'oneThingAppraisal.newCheckIsPjByNoAndStatus',
    'oneThingBatchRetire.retireHandlingInfoQuery',
    'oneThingBookings.mine',
    'oneThingDrafts.queryThingInfoBySceneNo',
    'oneThingForms.checkIsExistRareWord',
    'oneThingForms.getSxForm',
    'oneThingForms.queryListForOneThing',
    'oneThingMaterials.judge',
    'oneThingPhone.sent',
    'oneThingPhoneStatus.look',
    'oneThingRegisterCalls.*',
    'oneThingRegisters.bankSearch',
    'oneThingRegisters.getVfcSelect',
    'oneThingRegisters.remoteSearch',
    'oneThingResults.getCertificatePngByFile',
    'oneThingReuse.reuseFileList',
    'oneThingRules.getGuideApprovalRes',
    'oneThingScenes.sceneGuide',
    'oneThingSeal.openInvitation',
    'oneThingSeal.signing',
    'oneThingSession.getuser',
    'oneThingSubmit.checkSubject',
    'spaceApplications.ownerList',
    'spaceDictionary.dictionary',
    'spaceDictionary.trans',
    'spaceDrafts.queryThingInfos',
    'spaceForms.getSxForm',
    'spaceMaterials.judgeFile',
    'spacePrinting.formPrint',
    'spacePrinting.generateWord',
    'spaceRegisters.checkYb',
    'spaceRegisters.jsLinkage',
    'spaceReuse.getFreeCertList',
    'spaceScenes.sameMatters',
    'spaceScenes.scenes',
    'spaceScenes.scenesNoLogin',
    'spaceScenes.unionProcess'
  ],
  'ends, deletes or sets what it names: again, it is so already': [
    'oneThingBookings.cancel',
    'oneThingBookings.change',
    'oneThingBookings.confirm',
    'oneThingBookings.release',
    'oneThingCapability.end',
    'oneThingFaces.cancel',
    'oneThingPhone.remove',
    'oneThingResumable.drop',
    'oneThingResumable.finish',
    'oneThingSession.logout',
    'spaceMaterials.deleteFileFromTis'
  ],
  'carries another key: the number of a batch, the version or the length that is there': [
    'oneThingBatchRetire.batchSubmitSx',
    'oneThingCorrections.print',
    'oneThingCorrections.stage',
    'oneThingResumable.append'
  ],
  'makes a code or ticket that is used up once': [
    'gatewayTickets.switchTicket',
    'oneThingCapability.token',
    'oneThingFaces.begin',
    'oneThingPhone.open',
    'oneThingSeal.invite'
  ],
  'makes a form in place of the one before': [
    'oneThingPrinting.newGlovePrinting',
    'oneThingPrinting.setBeatFile',
    'oneThingPrinting.wordStrengthen'
  ],
  'keeps a file as often as it is sent, published so: each can be deleted': [
    'oneThingMaterials.civilAffairsUpload',
    'oneThingMaterials.tisUpload',
    'spaceMaterials.uploadFile',
    'spaceMaterials.uploadToTis'
  ],
  'writes one line of the log': ['oneThingTracking.buryingPointAdd'],
  'moves what the sandbox plays': ['sandbox.*', 'sandboxFaces.*', 'sandboxSeals.*']
}

const entries = Object.values(withoutKey).flat()
const isOf = (entry: string, id: string) => (entry.endsWith('.*') ? id.startsWith(entry.slice(0, -1)) : id === entry)
const carriesKey = ({ requestBody }: Operation) => JSON.stringify(requestBody ?? {}).includes('"clientKey":')
const ids = (operations: readonly Operation[]) => operations.map(({ operationId }) => operationId)

describe('what is sent to change something', () => {
  it('carries a client key, or stands here with why it needs none', () => {
    const keyless = ids(sending.filter((operation) => !carriesKey(operation)))
    const said = 'give its payload `clientKey: Key`, or a row of withoutKey in clientKeys.test.ts'
    expect(
      keyless.filter((id) => !entries.some((entry) => isOf(entry, id))),
      said
    ).toEqual([])
  })

  it('stands here only while it carries none', () => {
    const keyed = ids(sending.filter(carriesKey))
    expect(entries.filter((entry) => keyed.some((id) => isOf(entry, id)) || !ids(sending).some((id) => isOf(entry, id)))).toEqual([])
  })
})
