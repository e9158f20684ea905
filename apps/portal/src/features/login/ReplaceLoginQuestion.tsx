import { maskName } from '@ljonething/domain/display/maskText'
import { Button } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import type { SessionUser, SomeoneElse } from '../../queries/session.ts'
import * as styles from './login.css.ts'

interface ReplaceLoginQuestionProps {
  readonly user: SessionUser
  readonly other: SomeoneElse
  readonly onReplace: () => void
  readonly onKeep: () => void
}

/** Asks before a link replaces the live login of this browser (切换登录). */
export const ReplaceLoginQuestion = ({ user, other, onReplace, onKeep }: ReplaceLoginQuestionProps) => (
  <Card className={styles.panel}>
    <h1 id="page-title" tabIndex={-1} className={styles.title}>
      是否切换登录身份？
    </h1>
    <p className={styles.text}>
      您现在以 {user.companyName ?? maskName(user.userName)} 的身份登录，新的登录身份是 {other.name}。如果不是您本人要求的，请保持当前登录。
    </p>
    <div className={styles.actions}>
      <Button variant="primary" onClick={onKeep}>
        保持当前登录
      </Button>
      <Button onClick={onReplace}>切换登录</Button>
    </div>
  </Card>
)
