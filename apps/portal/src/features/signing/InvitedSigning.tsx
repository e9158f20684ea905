import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { Invitation } from '../../queries/signing.ts'
import { invitedFile, invitedSigning } from '../../queries/signing.ts'
import { SignerList } from '../../signing/SignerList.tsx'
import type { SigningPlace } from '../../signing/SigningPlace.ts'
import { signingQuery } from '../../signing/SigningPlace.ts'
import { useSigning } from '../../signing/useSigning.ts'
import { FilePreview } from '../../viewer/FilePreview.tsx'
import { ApplicationsLink } from './ApplicationsLink.tsx'
import * as styles from './InvitedSigning.css.ts'

interface InvitedSigningProps {
  readonly invitation: Invitation
  readonly isSigned: boolean
  readonly onSigned: () => void
}

/** One form that somebody else asks the caller to sign (受邀签署的申请表). */
export const InvitedSigning = ({ invitation, isSigned, onSigned }: InvitedSigningProps) => {
  const { invitationId, sceneCode, sceneName, label, from, expiresAt } = invitation
  const base = useMemo<SigningPlace>(
    () => ({
      file: { id: invitationId, name: `${label}.pdf` },
      sceneCode,
      asked: 'invited',
      invitationId,
      signing: (signal) => invitedSigning(invitationId, signal),
      bytes: (signal) => invitedFile(invitationId, signal)
    }),
    [invitationId, sceneCode, label]
  )
  const found = useQuery(signingQuery(base))
  const fileId = found.data?.file.id
  const place = useMemo<SigningPlace>(() => (fileId === undefined ? base : { ...base, file: { ...base.file, id: fileId } }), [base, fileId])
  const { signing, bytesQuery, onShown, stage, sign, dialogs } = useSigning(place, label, onSigned)
  const { data, isError, error } = signing
  return (
    <Card className={styles.body}>
      <PageHeader title="在线签名" description={`${from}请您签署：${sceneName} · ${label}`} />
      {isSigned ? (
        <Notice tone="success" role="status" title="签名成功">
          对方的页面会自动更新，您不用再做什么，本页可以关闭。
        </Notice>
      ) : (
        <p
          className={styles.text}
        >{`请核对申请表内容，确认无误后点击“在线签名”。邀请 ${formatDate(expiresAt, 'datetimeNoSeconds')} 前有效。`}</p>
      )}
      {isError && data === undefined ? (
        <ErrorState onRetry={() => signing.refetch()}>{apiFailure(error).message}</ErrorState>
      ) : data === undefined ? (
        <Skeleton height={480} />
      ) : (
        <>
          <div className={styles.whole}>
            <SignerList signers={data.signers} />
          </div>
          <div className={styles.whole}>
            <FilePreview key={data.digest} file={data.file} query={bytesQuery} onShown={onShown} />
          </div>
        </>
      )}
      <div className={styles.actions}>
        {sign === undefined || isSigned ? null : (
          <Button variant="primary" size="large" busyText="正在签名…" onClick={sign}>
            在线签名
          </Button>
        )}
        <ApplicationsLink />
      </div>
      <LoadingOverlay
        active={stage !== 'idle'}
        scope="page"
        text={stage === 'signing' ? '正在为您自动签名，请稍候' : '正在查询签名，请稍候'}
      />
      {dialogs}
    </Card>
  )
}
