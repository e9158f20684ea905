/** Opens the handling of a scene and shares it with the screens of its flow; saves it whenever there is a pause, and again after a new login. */
import { isOn } from '@ljonething/domain/codes/scene'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { SessionUser } from '../queries/session.ts'
import { getToken, onTokenChange } from '../session/token.ts'
import { today } from '../session/serverDate.ts'
import { HandlingContext } from './HandlingContext.ts'
import { isBegun } from './HandlingState.ts'
import type { HandlingSnapshot } from './HandlingStore.ts'
import { createHandlingStore } from './HandlingStore.ts'
import { keepLastSave } from './saving/lastSave.ts'
import type { RememberedHandling } from './saving/rememberedHandling.ts'
import { rememberHandling } from './saving/rememberedHandling.ts'
import { saveHandling } from './saving/saveHandling.ts'

/** User type of a visitor (spec §3.1). */
const visitorType = '2'
const pauseMs = 1_200
const retryMs = 10_000

interface HandlingProviderProps {
  readonly scene: Scene
  readonly opened: RememberedHandling
  readonly user: SessionUser | undefined
  readonly children: ReactNode
}

export const HandlingProvider = ({ scene, opened, user, children }: HandlingProviderProps) => {
  const userId = user?.userId
  const userType = user?.userType ?? visitorType
  const store = useMemo(() => {
    const save = saveHandling(scene.name)
    const kept = userId !== undefined && !isOn(scene.flags.closeDraftBox)
    return createHandlingStore(opened, {
      save: (state, draft) => (kept && state.applyNo === undefined && isBegun(state) ? save(state, draft) : undefined),
      remember: (handling) => rememberHandling({ ...handling, userId }),
      pauseMs,
      retryMs
    })
  }, [scene, opened, userId])

  useEffect(() => {
    const saveNow = () => (getToken() === null ? Promise.resolve() : store.flush().then(() => undefined))
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (store.isDirty() && isBegun(store.get().state) && userId !== undefined) event.preventDefault()
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') void saveNow()
    }
    const stopSaving = store.attend()
    const stopToken = onTokenChange(() => void saveNow())
    window.addEventListener('online', saveNow)
    window.addEventListener('beforeunload', beforeLeaving)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      stopToken()
      window.removeEventListener('online', saveNow)
      window.removeEventListener('beforeunload', beforeLeaving)
      document.removeEventListener('visibilitychange', onHide)
      keepLastSave(scene.sceneCode, saveNow())
      stopSaving()
    }
  }, [store, userId, scene.sceneCode])

  const planOf = useMemo(() => {
    let last: { readonly answers: unknown; readonly region: string; readonly plan: Plan } | undefined
    return ({ state }: HandlingSnapshot): Plan => {
      if (last === undefined || last.answers !== state.answers || last.region !== state.region) {
        const plan = planScene(scene, state.answers, { region: state.region, userType, today: today() })
        last = { answers: state.answers, region: state.region, plan }
      }
      return last.plan
    }
  }, [scene, userType])

  const value = useMemo(() => ({ scene, store, user, planOf }), [scene, store, user, planOf])
  return <HandlingContext value={value}>{children}</HandlingContext>
}
