import type { FormServicesContext } from '../../filling/formServices.ts'
import { createFormServices } from '../../filling/formServices.ts'
import type { Viewing } from './useViewer.tsx'

const nothing = () => undefined

/** What the form of a correction asks of the portal (补正表的服务): it books nothing, and its application forms are made by the service. */
export const correctionServices = (
  sceneCode: string,
  { preview, failed }: Viewing,
  more: Pick<FormServicesContext, 'reuse' | 'scanUpload'> = {}
) =>
  createFormServices({
    sceneCode,
    booking: undefined,
    filled: () => Promise.reject(new Error('a correction prints its forms at the service')),
    previewFile: preview,
    previewApplicationForm: nothing,
    onDownloadFailed: failed,
    ...more
  })
