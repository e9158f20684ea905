import { formatDate } from '@ljonething/domain/display/dateTime'
import { Tag } from '@ljonething/ui/Tag'
import type { Signer } from '../queries/signing.ts'
import * as styles from './Signing.css.ts'

interface SignerListProps {
  readonly signers: readonly Signer[]
}

const stateOf = ({ signedAt, isCaller }: Signer): string => {
  if (signedAt !== undefined) return `已签名 ${formatDate(signedAt, 'datetimeNoSeconds')}`
  return isCaller ? '待您签名' : '未签名'
}

/** Who signs a file and who has (签署人). */
export const SignerList = ({ signers }: SignerListProps) => (
  <ul className={styles.signers} aria-label="签署人">
    {signers.map((signer) => (
      <li key={signer.key} className={styles.signer}>
        <span className={styles.who}>
          <strong>{signer.name}</strong>
          <span className={styles.note}>{signer.label}</span>
          <Tag tone={signer.signedAt === undefined ? 'warning' : 'success'}>{stateOf(signer)}</Tag>
        </span>
      </li>
    ))}
  </ul>
)
