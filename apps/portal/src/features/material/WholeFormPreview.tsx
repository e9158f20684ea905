import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { useToast } from '@ljonething/ui/Toast'
import { useState } from 'react'
import { generateApplicationForm } from '../../queries/materials.ts'
import { apiFailure } from '../../session/apiError.ts'
import type { FilledForm } from '../../filling/formServices.ts'
import { printedForm } from '../../filling/formServices.ts'
import { useHandling } from '../../handling/HandlingContext.ts'

interface WholeFormPreviewProps {
  readonly filled: () => FilledForm
  readonly onPreview: (file: FileItem) => void
}

/** 预览整份申请表: the application as it will be handed in, all matters together. */
export const WholeFormPreview = ({ filled, onPreview }: WholeFormPreviewProps) => {
  const { scene } = useHandling()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const preview = async () => {
    setBusy(true)
    try {
      onPreview(await generateApplicationForm({ sceneCode: scene.sceneCode, formJson: printedForm(filled()) }))
    } catch (error) {
      const { tag, message } = apiFailure(error)
      toast.error(tag === 'NotLoggedIn' ? message : '生成申请表失败')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={isBusy} onClick={preview}>
        预览整份申请表
      </Button>
      <LoadingOverlay active={isBusy} scope="page" text="正在生成申请表，请稍候" />
    </>
  )
}
