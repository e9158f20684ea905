/**
 * Shares one handling with the screens of its flow, from its opening on. It is saved whenever there is a pause, when the page is hidden,
 * and again after a new login; the copy in this tab is written when the page is hidden or left.
 */
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { useToast } from '@ljonething/ui/Toast'
import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { SessionUser } from '../queries/session.ts'
import { useSaver } from '../saving/useSaver.ts'
import { createHandling } from './createHandling.ts'
import { HandlingContext } from './HandlingContext.ts'
import type { OpenDialog } from './HandlingDialogs.tsx'
import { isBegun } from './HandlingState.ts'
import { keepLastSave } from './saving/lastSave.ts'
import type { RememberedHandling } from './saving/storedCopy.ts'
import { onSubmittedElsewhere } from './saving/submittedDraft.ts'

const HandlingDialogs = lazy(async () => ({ default: (await import('./HandlingDialogs.tsx')).HandlingDialogs }))

interface HandlingProviderProps {
  readonly scene: Scene
  readonly opened: RememberedHandling
  readonly user: SessionUser | undefined
  readonly obstacle: FilingObstacle | undefined
  readonly children: ReactNode
}

export const HandlingProvider = ({ scene, opened, user, obstacle, children }: HandlingProviderProps) => {
  const toast = useToast()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [handling] = useState(() => createHandling({ scene, opened, user, obstacle, open: setDialog, onDownloadFailed: toast.error }))
  const { store } = handling
  const isPerson = user !== undefined
  useSaver(
    store,
    useCallback((save: Promise<unknown>) => keepLastSave(scene.sceneCode, save), [scene.sceneCode])
  )

  useEffect(() => {
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (store.isDirty() && isBegun(store.get().state) && isPerson) event.preventDefault()
    }
    const stopSubmitted = onSubmittedElsewhere((rowGuid, applyNo) => {
      const { draft, state } = store.get()
      if (draft?.rowGuid === rowGuid && state.applyNo === undefined) store.finishElsewhere(applyNo)
    })
    window.addEventListener('beforeunload', beforeLeaving)
    return () => {
      stopSubmitted()
      window.removeEventListener('beforeunload', beforeLeaving)
    }
  }, [store, isPerson])

  return (
    <HandlingContext value={handling}>
      {children}
      {dialog === undefined ? null : (
        <Suspense>
          <HandlingDialogs open={dialog} now={handling.now} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </HandlingContext>
  )
}
