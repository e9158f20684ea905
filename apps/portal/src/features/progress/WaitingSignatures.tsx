import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { invitationsQuery } from '../../queries/signing.ts'
import * as styles from './ApplicationsScreen.css.ts'

/** What others ask the person to sign (待签名); nothing when nothing waits. */
export const WaitingSignatures = () => {
  const { data } = useQuery(invitationsQuery)
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-label="待签名">
      <Notice tone="warning" title={`有 ${data.length} 份申请表待您签名`}>
        <ul className={styles.waitings}>
          {data.map(({ invitationId, sceneName, label, from, expiresAt }) => (
            <li key={invitationId} className={styles.waiting}>
              <span>
                <strong>{sceneName}</strong>
                <br />
                {`${from}请您签署《${label}》，${formatDate(expiresAt, 'datetimeNoSeconds')} 前有效`}
              </span>
              <Link
                to="/signing"
                search={{ invitation: invitationId }}
                className={buttonClass({ size: 'small', variant: 'primary' })}
                aria-label={`去签名 ${sceneName} ${label}`}
              >
                去签名
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
