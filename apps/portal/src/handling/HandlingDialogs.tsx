/** The windows above the steps of a handling (办理中的对话框): a file to look at, a form to sign, files from a phone. Each loads with its first. */
import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { useToast } from '@ljonething/ui/Toast'
import { lazy, Suspense } from 'react'
import type { ScannedMaterial } from '../phoneUpload/PhoneUploadDialog.tsx'
import { apiFailure } from '../queries/apiError.ts'
import { readMaterial } from '../queries/materials.ts'
import { handlingPlace } from './signing/handlingPlace.ts'
import type { Previewed } from '../viewer/PreviewDialog.tsx'
import { saveFile } from '../viewer/saveFile.ts'
import type { HandlingNow } from './HandlingContext.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('../viewer/PreviewDialog.tsx')).PreviewDialog }))
const PhoneUploadDialog = lazy(async () => ({ default: (await import('../phoneUpload/PhoneUploadDialog.tsx')).PhoneUploadDialog }))
const SigningDialog = lazy(async () => ({ default: (await import('../signing/SigningDialog.tsx')).SigningDialog }))

/** A form of the handling that is to be signed; `replace` puts the signed file in place. */
export interface SignedForm {
  readonly material: Material
  readonly file: FileItem
  readonly replace: (signed: FileItem) => void
}

/** At most one. */
export type OpenDialog =
  | { readonly kind: 'preview'; readonly shown: Previewed }
  | { readonly kind: 'scan'; readonly scanned: ScannedMaterial }
  | { readonly kind: 'sign'; readonly form: SignedForm }

interface HandlingDialogsProps {
  readonly open: OpenDialog
  readonly now: () => HandlingNow
  readonly onClose: () => void
}

export const HandlingDialogs = ({ open, now, onClose }: HandlingDialogsProps) => {
  const toast = useToast()
  const download = (file: FileItem) =>
    void readMaterial(file).then(
      (bytes) => saveFile(bytes, file.name),
      (error: unknown) => toast.error(apiFailure(error).message)
    )
  return (
    <Suspense>
      {open.kind === 'scan' ? (
        <PhoneUploadDialog {...open.scanned} onClose={onClose} />
      ) : open.kind === 'preview' ? (
        <PreviewDialog shown={open.shown} onClose={onClose} onDownload={download} />
      ) : (
        <SigningDialog
          place={handlingPlace(now, open.form.material, open.form.file, now().state.values)}
          label={open.form.material.label}
          onSigned={(signed) => open.form.replace({ ...signed, isApplyForm: true })}
          onDownload={() => download(open.form.file)}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
