import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { ScannedMaterial } from '../../phoneUpload/PhoneUploadDialog.tsx'
import { sceneQuery } from '../../queries/catalogue.ts'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { queryClient } from '../../queries/queryClient.ts'
import { correctionServices } from './correctionServices.ts'
import type { Staging } from './staging.ts'
import type { Viewing } from './useViewer.tsx'

/** What the materials of a correction ask of the portal (补正材料的服务): uploaded, reused or sent from a phone, as when the application was made. */
export const materialServices = (
  { applyNo, sceneCode, values }: SubmittedApplication,
  staging: Staging,
  viewing: Viewing,
  scan: (scanned: ScannedMaterial) => void
): FormServices => {
  const staged = () => staging.state().staged
  // The service prints the application forms again by itself.
  const { generateApplicationForm: _byTheService, ...services } = correctionServices(sceneCode, viewing, {
    reuse: async () => {
      const { materials } = await queryClient.fetchQuery(sceneQuery(sceneCode))
      return { sceneCode, materials, values: { ...values, ...staged().values }, corrects: applyNo }
    },
    scanUpload: (material, echo) =>
      new Promise((done) => {
        const present = staged().files[material.id]?.length ?? 0
        scan({ label: material.label, wanted: { sceneid: sceneCode, formId: material.id, applicationKey: applyNo, present }, echo, done })
      })
  })
  return services
}
