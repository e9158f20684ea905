import { Button } from '@ljonething/ui/Button'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { useToast } from '@ljonething/ui/Toast'
import { useState } from 'react'
import { filledForm } from '../../handling/form/filledForm.ts'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { generateApplicationForm } from '../../queries/materials.ts'

/** 预览整份申请表, 下载 Word: the application as it will be handed in, all matters together. */
export const WholeFormPreview = () => {
  const { now } = useThisHandling()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const make = async (form: () => Promise<void>) => {
    setBusy(true)
    try {
      await form()
    } catch (error) {
      const { tag, message } = apiFailure(error)
      toast.error(tag === 'NotLoggedIn' ? message : '生成申请表失败')
    } finally {
      setBusy(false)
    }
  }
  const generate = async () => {
    const { scene, preview } = now()
    const file = await generateApplicationForm({ sceneCode: scene.sceneCode, filled: await filledForm(now()) })
    preview({ kind: 'applicationForm', file })
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => make(async () => (await import('./saveWordForm.ts')).saveWordForm(now()))}>
        下载 Word
      </Button>
      <Button busy={isBusy} onClick={() => make(generate)}>
        预览整份申请表
      </Button>
      <LoadingOverlay active={isBusy} scope="page" text="正在生成申请表，请稍候" />
    </>
  )
}
