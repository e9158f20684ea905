/** Ordinary requests about forms that are printed and signed (寻常请求：打印、签名、人脸), as the mother of a newborn sends them. */
import { newbornCode, region } from '../newbornSubmission.ts'
import type { Prepared } from '../newbornSubmission.ts'
import { once } from '../once.ts'
import { sealOf, sealTicket, signingOf } from '../signing.ts'
import { loginAs } from '../TestCaller.ts'
import type { TestCaller } from '../TestCaller.ts'
import { writtenPrint } from '../writtenForm.ts'
import type { Samples } from './Sample.ts'

const smallScene = 'HLJYJS0012'

interface Signed {
  readonly url: () => string
  readonly mother: () => TestCaller
  readonly prepared: () => Promise<Prepared>
  readonly applyNo: () => Promise<string>
  readonly newKey: () => string
  readonly execute: (statement: string) => Promise<unknown>
}

export const signingRequests = ({ url, mother, prepared, applyNo, newKey, execute }: Signed): Samples => {
  /** Of a small scene: it is set as a document again and again. */
  const form = async () => {
    const payload = { sceneid: smallScene, sxIds: '', guideRules: '{}', region }
    const { allfield, allfile } = await mother().call((client) => client.oneThingForms.getSxForm({ payload }))
    const values = Object.fromEntries(allfield.flatMap(({ fieldList }) => fieldList.map(({ id }) => [id, 'a'])))
    const filled: unknown = JSON.parse(writtenPrint(smallScene, { values, files: { [allfile[0]?.id ?? '']: ['a'] } }, region))
    return filled
  }
  /** To be signed by both parents, of one of them. */
  const formOfBoth = async (parent = mother()) => {
    const { params } = await prepared()
    const extendJson = JSON.stringify({ sceneid: newbornCode, materialId: 'CL16', answers: { ...params.answers, NB_Q08: '1' } })
    const formJson = writtenPrint(newbornCode, { values: params.values, files: {} }, region)
    const payload = { extendJson, formJson, templateId: '' }
    return (await parent.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).fileId
  }
  /** Of the father, who asks the mother. */
  const invitation = once(async () => {
    const father = await loginAs(url(), '林海峰')
    const payload = { fileId: await formOfBoth(father), signer: 'motherIdCard' }
    const { code } = await father.call((client) => client.oneThingSeal.invite({ payload }))
    const { invitationId } = await mother().call((client) => client.oneThingSeal.openInvitation({ payload: { code } }))
    return { code, invitationId }
  })
  /** Of the mother's, to be signed. */
  const signedForm = once(async () => {
    const { params } = await prepared()
    const extendJson = JSON.stringify({ sceneid: newbornCode, materialId: 'CL04', answers: params.answers })
    const formJson = writtenPrint(newbornCode, { values: params.values, files: {} }, region)
    const payload = { extendJson, formJson, templateId: '' }
    return (await mother().call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).fileId
  })
  const faceWanted = () => ({ sceneid: 'HLJYJS0013', fileId: newKey() })
  /** As often as the walk asks, which is oftener than a person may. */
  const face = async () => {
    await execute('DELETE FROM face_recognition')
    const payload = faceWanted()
    return mother().call((client) => client.oneThingFaces.begin({ payload }))
  }
  const faceKey = async () => {
    const { code } = await face()
    return { key: (await mother().call((client) => client.sandboxFaces.open({ payload: { code } }))).key }
  }

  return {
    'oneThingPrinting.newGlovePrinting': async () => ({
      extendJson: { sceneid: smallScene, answers: { a: 'a' } },
      formJson: await form(),
      templateId: ''
    }),
    'oneThingPrinting.wordStrengthen': async () => ({
      extendJson: { sceneid: smallScene, answers: { a: 'a' } },
      formJson: await form(),
      templateId: ''
    }),
    'spacePrinting.formPrint': async () => ({
      ...{ paramsJson: { answers: { a: 'a' }, form: await form() }, templateId: '', sceneId: smallScene, fileType: '2' }
    }),
    'spacePrinting.generateWord': async () => ({
      ...{ paramsJson: { answers: { a: 'a' }, form: await form() }, templateId: '', sceneId: smallScene }
    }),
    'oneThingPrinting.setBeatFile': async () => ({
      ...{ sceneid: newbornCode, type: 'CL15', fileType: 'pdf', data: { 'NB2015^motherName': '周晓岚' } }
    }),
    'oneThingFaces.isAsked': async () => faceWanted(),
    'oneThingFaces.begin': async () => {
      await execute('DELETE FROM face_recognition')
      return faceWanted()
    },
    'oneThingFaces.cancel': face,
    'mobileFaces.selectFaceRecognitionResult': face,
    'sandboxFaces.open': face,
    'sandboxFaces.end': async () => ({ ...(await faceKey()), end: 'passed' }),
    'oneThingSeal.getSignature': async () => ({ ticket: await sealTicket(mother()) }),
    'oneThingSeal.signatureByFileId': async () => {
      const fileId = await signedForm()
      const { digest } = await signingOf(mother(), fileId)
      return { fileId, sid: await sealOf(mother()), ticket: await sealTicket(mother()), digest }
    },
    'oneThingSeal.invite': async () => ({ fileId: await formOfBoth(), signer: 'fatherIdCard' }),
    'oneThingSeal.openInvitation': async () => ({ code: (await invitation()).code }),
    'oneThingSeal.invitedSigning': async () => ({ invitationId: (await invitation()).invitationId }),
    'oneThingSeal.invitedFile': async () => ({ invitationId: (await invitation()).invitationId }),
    'oneThingSeal.signing': async () => ({ fileId: await signedForm() }),
    'oneThingCorrections.signing': async () => ({ applyNo: await applyNo(), fileId: await signedForm() }),
    'sandboxSeals.applySeal': async () => ({ kind: 'person' }),
    'sandboxSeals.setSeal': async () => ({ kind: 'person', state: 'valid' })
  }
}
