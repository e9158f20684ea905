import type { Saved } from '@ljonething/ui/SaveStatus'
import { SaveStatus } from '@ljonething/ui/SaveStatus'
import { useMemo } from 'react'
import { clockTime } from './clockTime.ts'
import type { Draft, SaveStatus as Status } from './Saver.ts'
import { shownState } from './shownState.ts'

interface SavedStateProps {
  readonly saver: {
    readonly get: () => { readonly draft: Draft | undefined; readonly status: Status }
    readonly subscribe: (listener: () => void) => () => void
  }
}

/** Asked with every change, while the time of a save changes with the status alone. */
const savedBy = ({ get }: SavedStateProps['saver']) => {
  let told: Status | undefined
  let at: string | undefined
  return (): Saved => {
    const { status, draft } = get()
    if (status !== told) at = draft === undefined || draft.recordTime === '' ? undefined : clockTime(draft.recordTime)
    told = status
    return { state: shownState[status.kind], at }
  }
}

/** Whether the service has what is typed (暂存状态). */
export const SavedState = ({ saver }: SavedStateProps) => {
  const now = useMemo(() => savedBy(saver), [saver])
  return <SaveStatus now={now} subscribe={saver.subscribe} />
}
