import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { stepHead } from '@ljonething/domain/steps/stepHead'
import type { StepKey } from '@ljonething/domain/steps/steps'
import * as styles from '../HandlingFrame.css.ts'

/** Stands where a step will be while its data is fetched, already under its title (加载占位). */
export const StepSkeleton = ({ step }: { readonly step: StepKey }) => (
  <Card aria-busy="true">
    <PageHeader {...stepHead(step)} />
    <div className={styles.body}>
      <Skeleton lines={8} />
    </div>
  </Card>
)
