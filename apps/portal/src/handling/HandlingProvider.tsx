/**
 * Shares one handling with the screens of its flow, from its opening on. It is saved whenever there is a pause, when the page is hidden,
 * and again after a new login; the copy in this tab is written when the page is hidden or left.
 */
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { useToast } from '@ljonething/ui/Toast'
import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { apiFailure } from '../queries/apiError.ts'
import type { ScannedMaterial } from '../phoneUpload/PhoneUploadDialog.tsx'
import { readMaterial } from '../queries/materials.ts'
import type { SessionUser } from '../queries/session.ts'
import { getToken, onTokenChange } from '../session/token.ts'
import type { Previewed } from '../viewer/PreviewDialog.tsx'
import { saveFile } from '../viewer/saveFile.ts'
import { createHandling } from './createHandling.ts'
import { HandlingContext } from './HandlingContext.ts'
import { isBegun } from './HandlingState.ts'
import { keepLastSave } from './saving/lastSave.ts'
import { rememberPending } from './saving/rememberedHandling.ts'
import type { RememberedHandling } from './saving/storedCopy.ts'
import { onSubmittedElsewhere } from './saving/submittedDraft.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('../viewer/PreviewDialog.tsx')).PreviewDialog }))
const PhoneUploadDialog = lazy(async () => ({ default: (await import('../phoneUpload/PhoneUploadDialog.tsx')).PhoneUploadDialog }))

interface HandlingProviderProps {
  readonly scene: Scene
  readonly opened: RememberedHandling
  readonly user: SessionUser | undefined
  readonly obstacle: FilingObstacle | undefined
  readonly children: ReactNode
}

export const HandlingProvider = ({ scene, opened, user, obstacle, children }: HandlingProviderProps) => {
  const toast = useToast()
  const [shown, setShown] = useState<Previewed>()
  const [scanned, setScanned] = useState<ScannedMaterial>()
  const [handling] = useState(() =>
    createHandling({ scene, opened, user, obstacle, preview: setShown, onDownloadFailed: toast.error, scan: setScanned })
  )
  const { store } = handling
  const isPerson = user !== undefined

  useEffect(() => {
    const saveNow = () => (getToken() === null ? Promise.resolve() : store.flush().then(() => undefined))
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (store.isDirty() && isBegun(store.get().state) && isPerson) event.preventDefault()
    }
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return
      rememberPending()
      void saveNow()
    }
    const stopSaving = store.attend()
    const stopToken = onTokenChange(() => void saveNow())
    const stopSubmitted = onSubmittedElsewhere((rowGuid, applyNo) => {
      const { draft, state } = store.get()
      if (draft?.rowGuid === rowGuid && state.applyNo === undefined) store.finishElsewhere(applyNo)
    })
    window.addEventListener('online', saveNow)
    window.addEventListener('beforeunload', beforeLeaving)
    window.addEventListener('pagehide', rememberPending)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      stopToken()
      stopSubmitted()
      window.removeEventListener('online', saveNow)
      window.removeEventListener('beforeunload', beforeLeaving)
      window.removeEventListener('pagehide', rememberPending)
      document.removeEventListener('visibilitychange', onHide)
      rememberPending()
      keepLastSave(scene.sceneCode, saveNow())
      stopSaving()
    }
  }, [store, isPerson, scene.sceneCode])

  const download = (file: Previewed['file']) => {
    readMaterial(file)
      .then((bytes) => saveFile(bytes, file.name))
      .catch((error: unknown) => toast.error(apiFailure(error).message))
  }
  return (
    <HandlingContext value={handling}>
      {children}
      {scanned === undefined ? null : (
        <Suspense>
          <PhoneUploadDialog {...scanned} onClose={() => setScanned(undefined)} />
        </Suspense>
      )}
      {shown === undefined ? null : (
        <Suspense>
          <PreviewDialog shown={shown} onClose={() => setShown(undefined)} onDownload={download} />
        </Suspense>
      )}
    </HandlingContext>
  )
}
