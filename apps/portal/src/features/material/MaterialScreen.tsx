/** The materials (上传材料): what has to be handed in, the generated application form, and the one submit. */
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useToast } from '@ljonething/ui/Toast'
import { useCallback, useState } from 'react'
import { readMaterial } from '../../queries/materials.ts'
import { apiFailure } from '../../session/apiError.ts'
import type { Previewed } from '../../viewer/PreviewDialog.tsx'
import { PreviewDialog } from '../../viewer/PreviewDialog.tsx'
import { saveFile } from '../../viewer/saveFile.ts'
import { createFormServices } from '../../filling/formServices.ts'
import { HandlingForm } from '../../handling/HandlingForm.tsx'
import { useHandling } from '../../handling/HandlingContext.ts'
import { HandedInMaterials } from './HandedInMaterials.tsx'

export const MaterialScreen = () => {
  const { scene, store, plan } = useHandling()
  const toast = useToast()
  const [shown, setShown] = useState<Previewed>()
  const mirror = useCallback((form: FormStore) => store.update({ files: form.files() }), [store])
  const filled = useCallback(
    (form: FormStore | undefined) => ({
      answers: plan.answers,
      values: form?.values() ?? {},
      files: form?.files() ?? {},
      region: store.get().state.region
    }),
    [plan.answers, store]
  )
  return (
    <>
      <HandlingForm
        onChange={mirror}
        servicesOf={(form) =>
          createFormServices({
            sceneCode: scene.sceneCode,
            filled: () => filled(form()),
            previewFile: (file) => setShown({ kind: 'material', file }),
            previewApplicationForm: (file) => setShown({ kind: 'applicationForm', file }),
            onDownloadFailed: toast.error
          })
        }
      >
        {(form) => (
          <HandedInMaterials form={form} filled={() => filled(form)} onPreview={(file) => setShown({ kind: 'applicationForm', file })} />
        )}
      </HandlingForm>
      <PreviewDialog
        shown={shown}
        onClose={() => setShown(undefined)}
        onDownload={(file) => {
          readMaterial(file)
            .then((bytes) => saveFile(bytes, file.name))
            .catch((error: unknown) => toast.error(apiFailure(error).message))
        }}
      />
    </>
  )
}
