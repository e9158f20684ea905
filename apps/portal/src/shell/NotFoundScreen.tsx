import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Link } from '@tanstack/react-router'
import * as styles from './Shell.css.ts'

/** Stands where the address leads nowhere (页面不存在). */
export const NotFoundScreen = () => (
  <div className={styles.alone}>
    <Card>
      <ErrorState
        page
        kind="missing"
        actions={
          <Link to="/onethingSpecialColumn" className={buttonClass({ variant: 'primary' })}>
            返回首页
          </Link>
        }
      />
    </Card>
  </div>
)
