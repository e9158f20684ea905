import { Button } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Skeleton } from '@ljonething/ui/Skeleton'
import type { Asked } from './useAsked.ts'

/** What stands where an answer is awaited (等待查询): a shape of it, or why it did not come and another try. */
export const Waiting = ({ asked, height }: { readonly asked: Asked<unknown>; readonly height: number }) =>
  asked.failure === undefined ? (
    <Skeleton height={height} />
  ) : (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <Button size="small" onClick={asked.again}>
          重新查询
        </Button>
      }
    >
      {asked.failure}
    </Notice>
  )
