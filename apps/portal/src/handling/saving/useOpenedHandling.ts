/** Opens the handling that the address asks for, once per scene, person, obstacle and draft (打开办理). */
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { getColumnRegion } from '../../browser/specialColumnRegion.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { SessionUser } from '../../queries/session.ts'
import { startRegion } from '../startRegion.ts'
import { openHandling } from './openHandling.ts'
import { recallHandling, rememberHandling } from './rememberedHandling.ts'
import { named } from './sceneLabels.ts'
import type { RememberedHandling } from './storedCopy.ts'

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly handling: RememberedHandling; readonly key: string; readonly count: number }
  | { readonly kind: 'submitted'; readonly applyNo: string }
  | { readonly kind: 'failed'; readonly message: string }

const missingDraft = '未获取到暂存数据'
const waiting: Opening = { kind: 'opening' }

/** The copy in this tab is the draft asked for, or none is asked for. */
const isDraftHere = (scene: Scene, draftId: string | undefined): boolean =>
  draftId === undefined || recallHandling(scene.sceneCode)?.draft?.rowGuid === draftId

export const useOpenedHandling = (
  scene: Scene,
  user: SessionUser | undefined,
  obstacle: FilingObstacle | undefined,
  draftId: string | undefined
) => {
  const [opening, setOpening] = useState<Opening>(waiting)
  const opened = useRef<string | undefined>(undefined)
  const count = useRef(0)
  const [attempt, setAttempt] = useState(0)
  const userId = user?.userId
  const userRegion = user?.userRegion
  const key = `${scene.sceneCode} ${userId ?? ''} ${obstacle?.kind ?? ''} ${attempt}`
  useEffect(() => {
    if (opened.current === key && isDraftHere(scene, draftId)) return undefined
    let cancelled = false
    opened.current = undefined
    setOpening(waiting)
    const kept = openHandling({
      sceneCode: scene.sceneCode,
      sceneName: scene.name,
      region: startRegion(scene, [getColumnRegion().code, userRegion]),
      draftId,
      userId
    })
    const recalled = recallHandling(scene.sceneCode)
    kept
      .then(async (kept) => {
        const isNew = recalled === undefined && kept.draft === undefined
        // What fits a handling to its scene loads where there was one.
        const fit = isNew ? named : (await import('./fitToScene.ts')).fitToScene
        if (cancelled) return
        const handling = { ...kept, state: fit(scene, kept.state), base: kept.base && fit(scene, kept.base) }
        opened.current = key
        count.current += 1
        if (handling.draft !== undefined) rememberHandling(handling)
        startTransition(() => setOpening({ kind: 'open', handling, key, count: count.current }))
      })
      .catch((error: unknown) => {
        const { tag, message, own } = apiFailure(error)
        if (cancelled) return
        if (tag === 'AlreadySubmitted' && own !== undefined) return setOpening({ kind: 'submitted', applyNo: own.applyNo })
        setOpening({ kind: 'failed', message: tag === 'NotFound' || tag === 'Unexpected' ? missingDraft : message })
      })
    return () => {
      cancelled = true
    }
  }, [scene, userId, userRegion, draftId, key])
  const isStale = opening.kind === 'open' && (opening.key !== key || !isDraftHere(scene, draftId))
  return { opening: isStale ? waiting : opening, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
