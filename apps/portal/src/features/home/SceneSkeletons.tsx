import { Card } from '@ljonething/ui/Card'
import { Skeleton } from '@ljonething/ui/Skeleton'
import * as styles from './SpecialColumn.css.ts'

/** Grey cards while the scenes load (主题占位). */
export const SceneSkeletons = () => (
  <div className={styles.grid} aria-busy="true">
    {[0, 1, 2, 3, 4, 5].map((each) => (
      <Card key={each}>
        <Skeleton lines={5} />
      </Card>
    ))}
  </div>
)
