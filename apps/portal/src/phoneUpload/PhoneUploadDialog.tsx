/**
 * Upload by phone, at the desk (手机扫码上传): a QR code for one phone, and what it has sent so far. Files are in the handling as they come; closing it
 * ends the upload first and looks once more, so that nothing the phone was told it sent is left behind.
 */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { FileRow } from '@ljonething/ui/FileRow'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createClientId } from '@ljonething/crypto/ClientId'
import { apiFailure } from '../queries/apiError.ts'
import type { WantedPhoneUpload } from '../queries/phoneUpload.ts'
import { endPhoneUpload, phoneFilesQuery, phoneTokenQuery } from '../queries/phoneUpload.ts'
import { CodeBody } from './CodeBody.tsx'
import { phoneAddress, phoneUploadName } from './phoneAddress.ts'
import * as styles from './PhoneUpload.css.ts'
import { QrCode } from './QrCode.tsx'

export interface ScannedMaterial {
  readonly label: string
  readonly wanted: WantedPhoneUpload
  readonly echo: (sent: readonly FileItem[]) => void
  readonly done: () => void
}

interface PhoneUploadDialogProps extends ScannedMaterial {
  readonly onClose: () => void
}

const stateTexts = {
  waiting: '等待手机扫码。二维码 5 分钟内有效，只能由一部手机使用一次。',
  open: '手机已连接，请在手机上拍照或选择文件，传好的文件会自动出现在这里。',
  ended: '二维码已失效，需要继续上传请重新生成。'
}

export const PhoneUploadDialog = ({ label, wanted, echo, done, onClose }: PhoneUploadDialogProps) => {
  const client = useQueryClient()
  const [round, setRound] = useState(() => createClientId())
  const token = useQuery(phoneTokenQuery(wanted, round))
  const uploadId = token.data?.uploadId
  const sent = useQuery({ ...phoneFilesQuery(uploadId ?? ''), enabled: uploadId !== undefined })
  const files = sent.data?.files
  const showAtDesk = useRef(echo)
  useEffect(() => {
    if (files !== undefined) showAtDesk.current(files)
  }, [files])
  const isOver = sent.data?.state === 'ended' || apiFailure(sent.error).tag === 'NotFound'
  const state = isOver ? 'ended' : (sent.data?.state ?? 'waiting')
  const close = async () => {
    if (uploadId !== undefined) {
      await endPhoneUpload(uploadId)
        .then(() => client.fetchQuery(phoneFilesQuery(uploadId)))
        .then((last) => echo(last.files))
        .catch(() => undefined)
    }
    done()
    onClose()
  }
  return (
    <Dialog
      title="手机扫码上传"
      description={label}
      size="small"
      open
      closeOnOutsidePress={false}
      onOpenChange={() => void close()}
      footer={
        <Button variant="primary" busyText="正在结束…" onClick={close}>
          完成
        </Button>
      }
    >
      <CodeBody code={token}>
        {({ token: made }) => (
          <>
            {state === 'waiting' ? (
              <>
                <QrCode text={phoneAddress(phoneUploadName, made)} label={`手机上传${label}的二维码`} />
                <p className={styles.steps}>请用手机相机、浏览器或微信扫一扫，手机上不用登录。</p>
              </>
            ) : null}
            <p role="status" className={styles.steps}>
              {stateTexts[state]}
            </p>
            {state === 'ended' ? <Button onClick={() => setRound(createClientId())}>重新生成二维码</Button> : null}
            {sent.isError && !isOver ? <p role="alert">{`${apiFailure(sent.error).message}，正在重试`}</p> : null}
            {files === undefined || files.length === 0 ? null : (
              <ul className={styles.files} aria-label="手机传来的文件">
                {files.map(({ id, name, size }) => (
                  <li key={id}>
                    <FileRow name={name} size={size} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </CodeBody>
    </Dialog>
  )
}
