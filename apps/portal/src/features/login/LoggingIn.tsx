import { Card } from '@ljonething/ui/Card'
import { Spinner } from '@ljonething/ui/Spinner'
import * as styles from './login.css.ts'

/** Waiting while a login is taken in (登录中). */
export const LoggingIn = ({ text }: { readonly text: string }) => (
  <Card className={styles.panel}>
    <Spinner size="large" label="" />
    <h1 id="page-title" tabIndex={-1} className={styles.title}>
      {text}
    </h1>
    <p className={styles.text}>通常只需几秒钟，请不要关闭页面。</p>
  </Card>
)
