import type { Saved, SaveState } from '@ljonething/ui/SaveStatus'
import { SaveStatus } from '@ljonething/ui/SaveStatus'
import { useMemo } from 'react'
import { useThisHandling } from '../HandlingContext.ts'
import type { HandlingStore, SaveStatus as Status } from '../HandlingStore.ts'
import { clockTime } from './clockTime.ts'

const shown: Readonly<Record<Status['kind'], SaveState>> = {
  local: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'failed',
  submitted: 'failed'
}

/** Asked with every change, while the time of a save changes with the status alone. */
const savedBy = (store: HandlingStore) => {
  let told: Status | undefined
  let at: string | undefined
  return (): Saved => {
    const { status, draft } = store.get()
    if (status !== told) at = draft && clockTime(draft.recordTime)
    told = status
    return { state: shown[status.kind], at }
  }
}

/** Whether the draft box has what is typed (暂存状态). */
export const SavedState = () => {
  const { store } = useThisHandling()
  const now = useMemo(() => savedBy(store), [store])
  return <SaveStatus now={now} subscribe={store.subscribeWithoutValues} />
}
