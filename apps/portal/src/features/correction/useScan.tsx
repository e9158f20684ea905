import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import type { ScannedMaterial } from '../../phoneUpload/PhoneUploadDialog.tsx'

const PhoneUploadDialog = lazy(async () => ({ default: (await import('../../phoneUpload/PhoneUploadDialog.tsx')).PhoneUploadDialog }))

/** Files sent from a phone (手机扫码上传); the dialog stands where it is put. */
export const useScan = (): { readonly scan: (scanned: ScannedMaterial) => void; readonly dialog: ReactNode } => {
  const [scanned, setScanned] = useState<ScannedMaterial>()
  const dialog =
    scanned === undefined ? null : (
      <Suspense>
        <PhoneUploadDialog {...scanned} onClose={() => setScanned(undefined)} />
      </Suspense>
    )
  return { scan: setScanned, dialog }
}
