import { Card } from '@ljonething/ui/Card'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { sceneGrid } from '../../entries/sceneGrid.css.ts'

/** Grey cards while the scenes load (主题占位). */
export const SceneSkeletons = () => (
  <div className={sceneGrid} aria-busy="true">
    {[0, 1, 2, 3, 4, 5].map((each) => (
      <Card key={each}>
        <Skeleton lines={5} />
      </Card>
    ))}
  </div>
)
