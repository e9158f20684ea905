/** Face recognition at the desk (扫码刷脸): a QR code for one phone, and how it stands. It closes by itself once the face was recognised. */
import { createClientId } from '@ljonething/crypto/ClientId'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CodeBody } from '../phoneUpload/CodeBody.tsx'
import { facePageName, phoneAddress } from '../phoneUpload/phoneAddress.ts'
import * as styles from '../phoneUpload/PhoneUpload.css.ts'
import { QrCode } from '../phoneUpload/QrCode.tsx'
import { apiFailure } from '../queries/apiError.ts'
import type { FacePlace, FaceState } from '../queries/faces.ts'
import { cancelFace, faceCodeQuery, faceStateQuery } from '../queries/faces.ts'

interface FaceDialogProps {
  readonly place: FacePlace
  readonly onEnd: (passed: boolean) => void
}

const stateTexts: Readonly<Record<FaceState, string>> = {
  waiting: '等待手机扫码。二维码 5 分钟内有效，只能由一部手机使用一次。',
  open: '手机已扫码，请按手机上的提示完成人脸识别。',
  passed: '人脸识别通过，正在继续签名。',
  failed: '人脸识别没有通过。请在光线充足处摘下口罩、正对屏幕，重新生成二维码再试；多次不通过可到窗口办理。',
  cancelled: '手机上已取消人脸识别。需要继续签名请重新生成二维码。',
  expired: '二维码已失效，需要继续签名请重新生成二维码。'
}

export const FaceDialog = ({ place, onEnd }: FaceDialogProps) => {
  const [round, setRound] = useState(() => createClientId())
  const begun = useQuery(faceCodeQuery(place, round))
  const code = begun.data?.code
  const asked = useQuery({ ...faceStateQuery(code ?? ''), enabled: code !== undefined })
  const isGone = apiFailure(asked.error).tag === 'NotFound' && asked.isError
  const state: FaceState = isGone ? 'expired' : (asked.data ?? 'waiting')
  const end = useRef(onEnd)
  useEffect(() => {
    if (state === 'passed') end.current(true)
  }, [state])
  const close = () => {
    if (code !== undefined && (state === 'waiting' || state === 'open')) void cancelFace(code).catch(() => undefined)
    onEnd(false)
  }
  const isOver = state === 'failed' || state === 'cancelled' || state === 'expired'
  return (
    <Dialog
      title="人脸识别"
      description="签名前需要确认是您本人"
      size="small"
      open
      closeOnOutsidePress={false}
      onOpenChange={close}
      footer={<Button onClick={close}>暂不签名</Button>}
    >
      <CodeBody code={begun}>
        {({ address, code: made }) => (
          <>
            {state === 'waiting' ? (
              <>
                <QrCode text={address ?? phoneAddress(facePageName, made)} label="人脸识别的二维码" />
                <p className={styles.steps}>请本人用手机相机、浏览器或微信扫一扫，手机上不用登录。</p>
              </>
            ) : null}
            <p role="status" className={styles.steps}>
              {stateTexts[state]}
            </p>
            {isOver ? (
              <Button variant="primary" onClick={() => setRound(createClientId())}>
                重新生成二维码
              </Button>
            ) : null}
            {asked.isError && !isGone ? <p role="alert">{`${apiFailure(asked.error).message}，正在重试`}</p> : null}
          </>
        )}
      </CodeBody>
    </Dialog>
  )
}
