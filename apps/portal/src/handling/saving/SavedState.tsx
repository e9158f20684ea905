import { LiveSaveStatus } from '@ljonething/ui/LiveSaveStatus'
import type { SaveState } from '@ljonething/ui/SaveStatus'
import { useMemo } from 'react'
import { useHandling } from '../HandlingContext.ts'
import type { HandlingStore, SaveStatus } from '../HandlingStore.ts'
import { clockTime } from './clockTime.ts'

const shown: Readonly<Record<SaveStatus['kind'], SaveState>> = {
  local: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'failed',
  submitted: 'failed'
}

const stateOf = ({ get }: HandlingStore) => {
  const { status, draft } = get()
  return { state: shown[status.kind], at: draft === undefined ? undefined : clockTime(draft.recordTime) }
}

/** Whether the draft box has what is typed (暂存状态). */
export const SavedState = () => {
  const store = useHandling(({ store }) => store)
  const live = useMemo(() => {
    /** Told of every key, it looks only at what says how the saving goes. */
    const subscribe = (listener: () => void) => {
      let { status, draft } = store.get()
      return store.subscribe(() => {
        const next = store.get()
        if (next.status === status && next.draft === draft) return
        ;({ status, draft } = next)
        listener()
      })
    }
    return { now: () => stateOf(store), subscribe }
  }, [store])
  return <LiveSaveStatus {...live} />
}
