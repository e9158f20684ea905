/** What is asked of the person on the way to a signature (签名中的确认): a seal to apply for, consent, the face, and whether to begin again. */
import { basePath } from '@ljonething/domain/navigation/portalPath'
import type { SealKind } from '@ljonething/domain/signing/Signature'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { isSandboxOff } from '../queries/sandbox.ts'
import type { SigningPlace } from './SigningPlace.ts'

const FaceDialog = lazy(async () => ({ default: (await import('./FaceDialog.tsx')).FaceDialog }))

const noSeal: Readonly<Record<SealKind, string>> = {
  person: '您还没有可用的个人签名。请先到签章平台申请，申请后回到这里继续签名，已填写的内容都在。',
  company: '贵单位还没有可用的企业印章。请企业管理员先到签章平台申请，申请后回到这里继续签名，已填写的内容都在。'
}
const consents: Readonly<Record<SealKind, (label: string) => string>> = {
  person: (label) => `同意使用您的个人签名签署《${label}》吗？签名后再修改表单，签名会作废，需要重新签名。`,
  company: (label) => `同意使用贵单位的企业印章签署《${label}》吗？签名后再修改表单，签名会作废，需要重新签名。`
}

export interface SigningQuestions {
  readonly applyForSeal: (kind: SealKind) => Promise<boolean>
  readonly consent: (kind: SealKind) => Promise<boolean>
  readonly showFace: () => Promise<boolean>
  readonly again: (message: string) => Promise<boolean>
  readonly dialogs: ReactNode
}

export const useSigningQuestions = (place: SigningPlace, label: string): SigningQuestions => {
  const confirm = useConfirm()
  const [face, setFace] = useState<{ readonly answer: (passed: boolean) => void }>()
  return {
    applyForSeal: (kind) =>
      confirm({
        title: '温馨提示',
        message: (
          <>
            {noSeal[kind]}
            {isSandboxOff() ? null : (
              <>
                <br />
                <a href={`${basePath}/sandbox/seals`} target="_blank" rel="noopener noreferrer">
                  去申请（沙箱签章平台，在新窗口打开）
                </a>
              </>
            )}
          </>
        ),
        confirmText: '已申请，继续签名',
        cancelText: '暂不签名'
      }),
    consent: (kind) => confirm({ title: '在线签名', message: consents[kind](label), confirmText: '同意并签名', cancelText: '取消' }),
    showFace: () => new Promise((resolve) => setFace({ answer: resolve })),
    again: (message) => confirm({ title: '在线签名没有完成', message, confirmText: '重新发起', cancelText: '取消', tone: 'warning' }),
    dialogs:
      face === undefined ? null : (
        <Suspense>
          <FaceDialog
            place={{ sceneCode: place.sceneCode, fileId: place.file.id }}
            onEnd={(passed) => {
              setFace(undefined)
              face.answer(passed)
            }}
          />
        </Suspense>
      )
  }
}
