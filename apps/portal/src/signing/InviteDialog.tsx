/** Asks another signer to sign on a device of their own (邀请签名): a code and a link for that person alone, who logs in as themselves. */
import { createClientId } from '@ljonething/crypto/ClientId'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CodeBody } from '../phoneUpload/CodeBody.tsx'
import { invitedSigningName, phoneAddress } from '../phoneUpload/phoneAddress.ts'
import * as styles from '../phoneUpload/PhoneUpload.css.ts'
import { QrCode } from '../phoneUpload/QrCode.tsx'
import { keyOf, named } from '../queries/keys.ts'
import type { Signer } from '../queries/signing.ts'
import { inviteSigner } from '../queries/signing.ts'

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
  const isMade = invited.data !== undefined
  useEffect(() => {
    if (isMade) void client.invalidateQueries(named('signing'))
  }, [isMade, client])
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
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
      <CodeBody code={invited}>
        {({ code, expiresAt }) => (
          <>
            <QrCode text={phoneAddress(invitedSigningName, code)} label={`请${signer.name}签名的二维码`} />
            <p className={styles.steps}>请{signer.name}用自己的手机扫一扫，或打开链接，登录本人账号后查看并签名。</p>
            <Button onClick={() => copy(phoneAddress(invitedSigningName, code))}>复制链接</Button>
            <p role="status" className={styles.steps}>
              {`${formatDate(expiresAt, 'datetimeNoSeconds')} 前有效，只有${signer.name}本人登录后能打开。再次生成后这一个失效。`}
            </p>
          </>
        )}
      </CodeBody>
    </Dialog>
  )
}
