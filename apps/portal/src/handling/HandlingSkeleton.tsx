import { Card } from '@ljonething/ui/Card'
import { Skeleton } from '@ljonething/ui/Skeleton'
import * as styles from './HandlingFrame.css.ts'

/** Stands where a step will be while scene and draft are fetched (加载占位). */
export const HandlingSkeleton = () => (
  <div className={styles.frame} aria-busy="true">
    <Skeleton height={20} />
    <Skeleton height={64} />
    <Card>
      <Skeleton lines={6} />
    </Card>
  </div>
)
