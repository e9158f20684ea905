/** Asks another signer to sign on a device of their own (邀请签名): a code and a link for that person alone, who logs in as themselves. */
import { createClientId } from '@ljonething/crypto/ClientId'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { invitedSigningName, phoneAddress } from '../phoneUpload/phoneAddress.ts'
import { QrCode } from '../phoneUpload/QrCode.tsx'
import { apiFailure } from '../queries/apiError.ts'
import { keyOf, named } from '../queries/keys.ts'
import type { Signer } from '../queries/signing.ts'
import { inviteSigner } from '../queries/signing.ts'
import * as styles from './Signing.css.ts'

interface InviteDialogProps {
  readonly fileId: string
  readonly label: string
  readonly signer: Signer
  readonly onClose: () => void
}

export const InviteDialog = ({ fileId, label, signer, onClose }: InviteDialogProps) => {
  const toast = useToast()
  const client = useQueryClient()
  const [round] = useState(() => createClientId())
  const invited = useQuery({
    queryKey: keyOf('invitation', fileId, signer.key, round),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => inviteSigner(fileId, signer.key)
  })
  const { data } = invited
  const isMade = data !== undefined
  useEffect(() => {
    if (isMade) void client.invalidateQueries(named('signing'))
  }, [isMade, client])
  const address = data && phoneAddress(invitedSigningName, data.code)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '')
      toast.success('链接已复制，请只发给签署人本人')
    } catch {
      toast.warning('浏览器不允许复制，请让对方扫描二维码')
    }
  }
  return (
    <Dialog
      title={`请${signer.name}签名`}
      description={label}
      size="small"
      open
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      <div className={styles.code}>
        {invited.isError ? (
          <ErrorState onRetry={() => invited.refetch()}>{apiFailure(invited.error).message}</ErrorState>
        ) : data === undefined || address === undefined ? (
          <Skeleton height={240} />
        ) : (
          <>
            <QrCode text={address} label={`请${signer.name}签名的二维码`} />
            <p className={styles.steps}>请{signer.name}用自己的手机扫一扫，或打开链接，登录本人账号后查看并签名。</p>
            <Button onClick={copy}>复制链接</Button>
            <p role="status" className={styles.steps}>
              {`${formatDate(data.expiresAt, 'datetimeNoSeconds')} 前有效，只有${signer.name}本人登录后能打开。再次生成后这一个失效。`}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
