/** The handling the screens of one flow share: its store, the scene, who handles it, and the live plan. */
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { createContext, use, useSyncExternalStore } from 'react'
import type { SessionUser } from '../queries/session.ts'
import type { HandlingSnapshot, HandlingStore } from './HandlingStore.ts'

export interface HandlingShared {
  readonly scene: Scene
  readonly store: HandlingStore
  /** Undefined for a visitor. */
  readonly user: SessionUser | undefined
}

export interface Handling extends HandlingShared {
  /** Plan of the answers now in the store; made once per answers. */
  readonly plan: Plan
}

export const HandlingContext = createContext<(HandlingShared & { readonly planOf: (snapshot: HandlingSnapshot) => Plan }) | undefined>(
  undefined
)

export const useHandling = (): Handling & HandlingSnapshot => {
  const context = use(HandlingContext)
  if (context === undefined) throw new Error('useHandling needs a HandlingProvider above it')
  const { scene, store, user, planOf } = context
  const snapshot = useSyncExternalStore(store.subscribe, store.get)
  return { scene, store, user, plan: planOf(snapshot), ...snapshot }
}
