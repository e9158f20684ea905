import type { Saved, SaveState } from '@ljonething/ui/SaveStatus'
import { SaveStatus } from '@ljonething/ui/SaveStatus'
import { useMemo } from 'react'
import { useHandling } from '../HandlingContext.ts'
import type { HandlingSnapshot, HandlingStore, SaveStatus as Status } from '../HandlingStore.ts'
import { clockTime } from './clockTime.ts'

const shown: Readonly<Record<Status['kind'], SaveState>> = {
  local: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'failed',
  submitted: 'failed'
}

/** The very same until it differs: it is asked with every key. */
const savedBy = (store: HandlingStore) => {
  let last: (Pick<HandlingSnapshot, 'status' | 'draft'> & { readonly shown: Saved }) | undefined
  return (): Saved => {
    const { status, draft } = store.get()
    if (last === undefined || last.status !== status || last.draft !== draft)
      last = { status, draft, shown: { state: shown[status.kind], at: draft && clockTime(draft.recordTime) } }
    return last.shown
  }
}

/** Whether the draft box has what is typed (暂存状态). */
export const SavedState = () => {
  const store = useHandling(({ store }) => store)
  const now = useMemo(() => savedBy(store), [store])
  return <SaveStatus now={now} subscribe={store.subscribe} />
}
