import type { CertificatePlace } from '../queries/reuse.ts'
import type { Previewed } from './PreviewDialog.tsx'

/** A certificate that is offered for a material, to be shown (可复用证照预览). Of what kind its file is says its content. */
export const offeredCertificate = (name: string, { reuseId, ...offeredFor }: CertificatePlace): Previewed => ({
  kind: 'certificate',
  file: { id: reuseId, name, fileType: '', size: 0, url: '', isApplyForm: false, isReuse: false },
  offeredFor
})
