/** Walking through the steps of one flow: where one is, and where one can go. */
import type { Step, StepKey } from '@ljonething/domain/steps/steps'
import { createContext, use } from 'react'

export interface GoOptions {
  /** Shown above the step: why one comes here. */
  readonly reason?: string
  readonly replace?: boolean
  readonly applyNo?: string
}

export interface Flow {
  readonly current: StepKey
  readonly next: Step | undefined
  readonly previous: Step | undefined
  readonly goTo: (key: StepKey, options?: GoOptions) => void
  /** True once a step was changed: a new step then takes the focus to its title. */
  readonly moved: boolean
  /** The step that is waited for, since it cannot be shown yet. */
  readonly waiting: { readonly key: StepKey; readonly isOffline: boolean } | undefined
}

export const FlowContext = createContext<Flow | undefined>(undefined)

export const useFlow = (): Flow => {
  const flow = use(FlowContext)
  if (flow === undefined) throw new Error('useFlow needs a HandlingFrame above it')
  return flow
}
