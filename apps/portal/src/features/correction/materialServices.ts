import type { FormServices } from '@ljonething/forms/engine/FormServices'
import { now } from '../../browser/serverDate.ts'
import { fileServices } from '../../filling/fileServices.ts'
import { readable } from '../../filling/readable.ts'
import type { ScannedMaterial } from '../../phoneUpload/PhoneUploadDialog.tsx'
import { sceneQuery } from '../../queries/catalogue.ts'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { printCorrection } from '../../queries/corrections.ts'
import { queryClient } from '../../queries/queryClient.ts'
import { offeredCertificate } from '../../viewer/offeredCertificate.ts'
import { correctionPlace } from './correctionPlace.ts'
import { correctionSignatures } from './correctionSignatures.tsx'
import type { Staging } from './staging.ts'
import type { FormToSign } from './useSigningWindow.tsx'
import type { Viewing } from './useViewer.tsx'

interface Windows {
  readonly scan: (scanned: ScannedMaterial) => void
  readonly sign: (form: FormToSign) => void
}

/**
 * What the materials of a correction ask of the portal (补正材料的服务): uploaded, reused, sent from a phone, made and signed, as when the application
 * was made.
 */
export const materialServices = (
  application: SubmittedApplication,
  staging: Staging,
  viewing: Viewing,
  { scan, sign }: Windows
): FormServices => {
  const { applyNo, sceneCode, values } = application
  const staged = () => staging.state().staged
  const files = fileServices({
    sceneCode,
    previewFile: viewing.preview,
    previewApplicationForm: (material, file, replace) =>
      material.needSign ? sign({ place: correctionPlace(application, staging, file), material, file, replace }) : viewing.preview(file),
    onDownloadFailed: viewing.failed,
    reuse: async () => {
      const { materials } = await queryClient.fetchQuery(sceneQuery(sceneCode))
      return { sceneCode, materials, values: { ...values, ...staged().values }, corrects: applyNo }
    },
    previewCertificate: ({ id: materialId }, { id: reuseId, title }) =>
      viewing.show(offeredCertificate(title, { sceneCode, materialId, reuseId })),
    scanUpload: (material, echo) =>
      new Promise((done) => {
        const present = material.isApplicationForm ? 0 : (staged().files[material.id]?.length ?? 0)
        scan({ label: material.label, wanted: { sceneid: sceneCode, formId: material.id, applicationKey: applyNo, present }, echo, done })
      })
  })
  return {
    now,
    files: {
      ...files,
      // The service prints it from what is staged, by the one way there is.
      generateApplicationForm: async (material, way) =>
        way === 'template' ? undefined : readable(staging.flush().then((version) => printCorrection(applyNo, version, material.id))),
      Signatures: correctionSignatures(application, staging)
    }
  }
}
