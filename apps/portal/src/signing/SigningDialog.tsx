/**
 * The application form that is signed (申请表预览与在线签名), spec §2.4, §2.5, §4.2: over the whole window, with who has signed, the document as it is now, and
 * 在线签名 once it is shown.
 */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { Notice } from '@ljonething/ui/Notice'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useState } from 'react'
import { apiFailure } from '../queries/apiError.ts'
import type { Signer, Signing } from '../queries/signing.ts'
import { FilePreview } from '../viewer/FilePreview.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import * as styles from './Signing.css.ts'
import { SignerList } from './SignerList.tsx'
import type { SigningPlace } from './SigningPlace.ts'
import { useSigning } from './useSigning.ts'

export interface SigningDialogProps {
  readonly place: SigningPlace
  /** Of the material. */
  readonly label: string
  readonly onSigned: (signed: FileItem) => void
  readonly onDownload: () => void
  readonly onClose: () => void
}

const sayVoid = ({ signers }: Signing): string =>
  signers.some(({ signedAt }) => signedAt !== undefined)
    ? '您修改了表单，签名已作废，请重新签名：先关闭预览，在材料中重新生成申请表。'
    : '您修改了表单，这份申请表已经过时，请关闭预览，在材料中重新生成后再签名。'

export const SigningDialog = ({ place, label, onSigned, onDownload, onClose }: SigningDialogProps) => {
  const { signing, bytesQuery, onShown, stage, sign, dialogs } = useSigning(place, label, ({ file }) => onSigned(file))
  const [invited, setInvited] = useState<Signer>()
  const { data } = signing
  const others = data?.signers.some(({ isCaller, signedAt }) => !isCaller && signedAt === undefined) === true
  return (
    <Dialog
      title="预览"
      description={label}
      size="full"
      open
      closeOnOutsidePress={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onDownload}>下载</Button>
          <Button variant={sign === undefined ? 'primary' : 'secondary'} onClick={onClose}>
            关闭预览
          </Button>
          {sign === undefined ? null : (
            <Button variant="primary" busyText="正在签名…" onClick={sign}>
              在线签名
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {signing.isError && data === undefined ? (
          <ErrorState onRetry={() => signing.refetch()}>{apiFailure(signing.error).message}</ErrorState>
        ) : data === undefined ? (
          <Skeleton height={480} />
        ) : (
          <>
            {data.isOutdated === true ? (
              <Notice tone="warning" role="status">
                {sayVoid(data)}
              </Notice>
            ) : data.isWhole ? (
              <Notice tone="success" role="status">
                {`已签名：${data.signers.map(({ name }) => name).join('、')}`}
              </Notice>
            ) : others ? (
              <Notice tone="info">请核对申请表内容后签名；其他签署人可以用自己的手机签名，签好后这里会自动更新。</Notice>
            ) : (
              <Notice tone="info">请核对申请表内容，确认无误后点击“在线签名”。</Notice>
            )}
            <SignerList signers={data.signers} onInvite={data.isOutdated === true ? undefined : setInvited} />
            <FilePreview key={data.digest} file={data.file} query={bytesQuery} onShown={onShown} />
          </>
        )}
      </div>
      <LoadingOverlay
        active={stage !== 'idle'}
        scope="page"
        text={stage === 'signing' ? '正在为您自动签名，请稍候' : '正在查询签名，请稍候'}
      />
      {dialogs}
      {invited === undefined ? null : (
        <InviteDialog fileId={place.file.id} label={label} signer={invited} onClose={() => setInvited(undefined)} />
      )}
    </Dialog>
  )
}
