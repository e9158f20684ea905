/** Walking through the steps of one flow: where one is, and where one can go. */
import type { Step, StepKey } from '@ljonething/domain/steps/steps'
import { createContext, use } from 'react'

export interface GoOptions {
  /** Shown above the step: why one comes here. */
  readonly reason?: string
  readonly replace?: boolean
  readonly applyNo?: string
  /** Of the step one submits from its review; an earlier step leads back to it then. Unless given, who comes from the review comes back to it. */
  readonly review?: boolean
  /** What takes the focus there in place of the title: a field or material of the form, or a DOM id. */
  readonly focus?: string
  /** DOM id of what takes the focus in the review when one comes back. */
  readonly from?: string
}

export interface Flow {
  readonly current: StepKey
  readonly next: Step | undefined
  readonly previous: Step | undefined
  /** Everything is looked through before it is submitted (核对); stands under the step one submits from. */
  readonly isReview: boolean
  /** One came from the review to change something: the way on leads back to it. */
  readonly isReturning: boolean
  /** What takes the focus in place of the title, as one was sent here. */
  readonly focusOf: () => string | undefined
  readonly goTo: (key: StepKey, options?: GoOptions) => void
  /** True once a step was changed: a new step then takes the focus to its title. */
  readonly moved: boolean
  /** The step that is waited for, since it cannot be shown yet. */
  readonly waiting: { readonly label: string; readonly isOffline: boolean } | undefined
}

export const FlowContext = createContext<Flow | undefined>(undefined)

export const useFlow = (): Flow => {
  const flow = use(FlowContext)
  if (flow === undefined) throw new Error('useFlow needs a HandlingFrame above it')
  return flow
}
