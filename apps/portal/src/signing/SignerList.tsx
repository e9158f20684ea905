import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button } from '@ljonething/ui/Button'
import { Tag } from '@ljonething/ui/Tag'
import type { Signer } from '../queries/signing.ts'
import * as styles from './Signing.css.ts'

interface SignerListProps {
  readonly signers: readonly Signer[]
  /** Asks somebody else to sign on a device of their own. */
  readonly onInvite?: ((signer: Signer) => void) | undefined
}

const stateOf = ({ signedAt, invitedUntil, isCaller }: Signer): string => {
  if (signedAt !== undefined) return `已签名 ${formatDate(signedAt, 'datetimeNoSeconds')}`
  if (isCaller) return '待您签名'
  return invitedUntil === undefined ? '未签名' : '已邀请，等待签名'
}

/** Who signs a file and who has (签署人). */
export const SignerList = ({ signers, onInvite }: SignerListProps) => (
  <ul className={styles.signers} aria-label="签署人">
    {signers.map((signer) => (
      <li key={signer.key} className={styles.signer}>
        <span className={styles.who}>
          <strong>{signer.name}</strong>
          <span className={styles.note}>{signer.label}</span>
          <Tag tone={signer.signedAt === undefined ? 'warning' : 'success'}>{stateOf(signer)}</Tag>
        </span>
        {onInvite === undefined || signer.isCaller || signer.signedAt !== undefined ? null : (
          <Button size="small" onClick={() => onInvite(signer)}>
            {signer.invitedUntil === undefined ? `请${signer.name}签名` : `重新邀请${signer.name}`}
          </Button>
        )}
      </li>
    ))}
  </ul>
)
