import { userType } from '@ljonething/domain/codes/user'
import { Button } from '@ljonething/ui/Button'
import { Tag } from '@ljonething/ui/Tag'
import { Building2, CircleUserRound } from 'lucide-react'
import type { SandboxPerson } from '../../queries/sandbox.ts'
import * as styles from './SandboxLoginScreen.css.ts'

/** One identity to log in as (沙箱人员). Who acts for several companies is told apart by company and part. */
export const PersonButton = ({ person, onChoose }: { readonly person: SandboxPerson; readonly onChoose: () => Promise<void> }) => {
  const as = [person.companyName, person.companyName === undefined ? '' : person.note].filter(Boolean).join('，')
  const Icon = person.userType === userType.code.legal ? Building2 : CircleUserRound
  return (
    <div className={styles.person}>
      <Icon size={32} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <div className={styles.about}>
        <div className={styles.name}>
          {person.name}
          <Tag>实名 {person.level} 级</Tag>
        </div>
        <div className={styles.detail}>{person.companyName ?? person.maskedCardId}</div>
        {person.note === '' ? null : <div className={styles.detail}>{person.note}</div>}
      </div>
      <Button variant="primary" busyText="正在登录…" aria-label={`以 ${person.name} 登录${as === '' ? '' : `：${as}`}`} onClick={onChoose}>
        登录
      </Button>
    </div>
  )
}
