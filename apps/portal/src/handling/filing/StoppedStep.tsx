import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { useThisHandling } from '../HandlingContext.ts'
import * as styles from '../HandlingFrame.css.ts'
import { FilingDoor } from './FilingDoor.tsx'

/** In place of a step of a scene that this person may not handle. */
export const StoppedStep = ({ obstacle }: { readonly obstacle: FilingObstacle }) => {
  const { name } = useThisHandling().scene
  return (
    <Card>
      <PageHeader title={name} />
      <div className={styles.body}>
        <FilingDoor obstacle={obstacle} />
      </div>
    </Card>
  )
}
