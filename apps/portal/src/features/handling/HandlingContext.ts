/** The handling the screens of one flow share: its store, the scene, and the live plan. */
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { createContext, use, useSyncExternalStore } from 'react'
import type { HandlingSnapshot, HandlingStore } from './HandlingStore.ts'

export interface Handling {
  readonly scene: Scene
  readonly store: HandlingStore
  /** Plan of the answers now in the store; made once per answers. */
  readonly plan: Plan
}

export const HandlingContext = createContext<
  { readonly scene: Scene; readonly store: HandlingStore; readonly planOf: (snapshot: HandlingSnapshot) => Plan } | undefined
>(undefined)

export const useHandling = (): Handling & HandlingSnapshot => {
  const context = use(HandlingContext)
  if (context === undefined) throw new Error('useHandling needs a HandlingProvider above it')
  const snapshot = useSyncExternalStore(context.store.subscribe, context.store.get)
  return { scene: context.scene, store: context.store, plan: context.planOf(snapshot), ...snapshot }
}
