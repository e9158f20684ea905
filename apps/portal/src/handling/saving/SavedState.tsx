import type { SaveState } from '@ljonething/ui/SaveStatus'
import { SaveStatus } from '@ljonething/ui/SaveStatus'
import { useCallback } from 'react'
import { useHandling } from '../HandlingContext.ts'
import type { SaveStatus as Status } from '../HandlingStore.ts'
import { clockTime } from './clockTime.ts'

const shown: Readonly<Record<Status['kind'], SaveState>> = {
  local: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'failed',
  submitted: 'failed'
}

/** Whether the draft box has what is typed (暂存状态). */
export const SavedState = () => {
  const store = useHandling(({ store }) => store)
  const now = useCallback(() => {
    const { status, draft } = store.get()
    return { state: shown[status.kind], at: draft && clockTime(draft.recordTime) }
  }, [store])
  return <SaveStatus now={now} subscribe={store.subscribe} />
}
