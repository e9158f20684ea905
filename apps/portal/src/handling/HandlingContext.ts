/**
 * The handling that the screens of one flow share (办理上下文). `useHandling(select)` gives a component what it uses of it, and draws it again only
 * when that differs; it is asked with a key only where it reads what is typed into the form. `useThisHandling()` gives what never differs. `now` is
 * for what a person sets off.
 */
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { FormServices } from '@ljonething/forms/engine/FormServices'
import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react'
import type { SessionUser } from '../queries/session.ts'
import type { Previewed } from '../viewer/PreviewDialog.tsx'
import type { HandlingForm } from './form/createHandlingForm.ts'
import type { HandlingState } from './HandlingState.ts'
import type { HandlingRest, HandlingSnapshot, HandlingStore } from './HandlingStore.ts'

export interface Handling {
  readonly scene: Scene
  readonly store: HandlingStore
  /** Whose handling it is; undefined for a visitor, and for somebody who may not handle the scene. */
  readonly user: SessionUser | undefined
  /** What stands in the way of filing it, for whoever is logged in. */
  readonly obstacle: FilingObstacle | undefined
  readonly form: HandlingForm
  /** What a form of this handling asks of the service. */
  readonly services: FormServices
  readonly preview: (file: Previewed) => void
  readonly now: () => HandlingNow
}

export interface HandlingNow extends Handling, HandlingSnapshot {
  /** Plan of the answers now in the store; made once per answers. */
  readonly plan: Plan
}

/** What a component picks from; what differs with a key is behind `filled`. */
export interface HandlingSeen extends Omit<HandlingNow, 'state' | 'now' | 'form'> {
  readonly state: HandlingRest
  /** With the values of the form: whoever asks hears of every key. */
  readonly filled: () => HandlingState
}

export const HandlingContext = createContext<Handling | undefined>(undefined)

/** Names stand in the order in which `select` writes them. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const parts = Object.entries(one)
  const others = Object.entries(other)
  return parts.length === others.length && parts.every(([name, part], at) => others[at]?.[0] === name && Object.is(part, others[at][1]))
}

/** What stays the same as long as it is this handling. */
export const useThisHandling = (): Handling => {
  const handling = use(HandlingContext)
  if (handling === undefined) throw new Error('HandlingProvider is missing')
  return handling
}

/** What `select` picks, one value or several under names; the same object until one of them differs. */
export const useHandling = <A>(select: (now: HandlingSeen) => A): A => {
  const { store, now } = useThisHandling()
  const picked = useRef<{ readonly value: A }>(undefined)
  const readsValues = useRef(false)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), store.subscribeValues(() => (readsValues.current ? listener() : undefined))]
      return () => stops.forEach((stop) => stop())
    },
    [store]
  )
  return useSyncExternalStore(subscribe, () => {
    const filled = () => {
      readsValues.current = true
      return store.get().state
    }
    const value = select({ ...now(), filled })
    if (picked.current === undefined || !isSame(picked.current.value, value)) picked.current = { value }
    return picked.current.value
  })
}
