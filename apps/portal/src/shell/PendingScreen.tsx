import { Card } from '@ljonething/ui/Card'
import { Skeleton } from '@ljonething/ui/Skeleton'

/** Stands where a screen is still loading (加载占位). */
export const PendingScreen = () => (
  <Card>
    <Skeleton lines={1} />
    <Skeleton height={240} />
  </Card>
)
