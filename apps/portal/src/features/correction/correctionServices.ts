import type { FormServices } from '@ljonething/forms/engine/FormServices'
import type { FormServicesContext } from '../../filling/formServices.ts'
import { createFormServices } from '../../filling/formServices.ts'
import type { Viewing } from './useViewer.tsx'

/** What the form of a correction asks of the portal (补正表的服务); it books nothing. */
export const correctionServices = (
  sceneCode: string,
  { preview, failed }: Viewing,
  more: Pick<FormServicesContext, 'reuse' | 'previewCertificate' | 'scanUpload'> = {}
): FormServices =>
  createFormServices({
    sceneCode,
    booking: undefined,
    previewFile: preview,
    previewApplicationForm: (_material, file) => preview(file),
    onDownloadFailed: failed,
    ...more
  })
