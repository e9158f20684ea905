import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import type { SigningPlace } from '../../signing/SigningPlace.ts'

const SigningDialog = lazy(async () => ({ default: (await import('../../signing/SigningDialog.tsx')).SigningDialog }))

export interface FormToSign {
  readonly place: SigningPlace
  readonly material: Material
  readonly file: FileItem
  /** Puts the signed file in place. */
  readonly replace: (signed: FileItem) => void
}

/** A form that is signed at the desk (补正签名窗口); the window stands where it is put. */
export const useSigningWindow = (
  download: (file: FileItem) => void
): { readonly sign: (form: FormToSign) => void; readonly window: ReactNode } => {
  const [form, setForm] = useState<FormToSign>()
  const window =
    form === undefined ? null : (
      <Suspense>
        <SigningDialog
          place={form.place}
          label={form.material.label}
          onSigned={(signed) => form.replace({ ...signed, isApplyForm: true })}
          onDownload={() => download(form.file)}
          onClose={() => setForm(undefined)}
        />
      </Suspense>
    )
  return { sign: setForm, window }
}
