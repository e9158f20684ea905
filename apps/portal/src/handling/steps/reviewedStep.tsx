/**
 * The step one submits from (提交前一步): its own screen, and under the same address the review (核对) of everything before it is sent, which loads on
 * its own.
 */
import type { RouteComponent } from '@tanstack/react-router'
import type { LazyScreen } from '../../shell/lazyScreen.tsx'
import { useFlow } from './FlowContext.ts'

type Screen = RouteComponent & LazyScreen

export const reviewedStep = (Step: Screen, Review: Screen): Screen & { readonly review: Screen } => {
  const Shown = () => (useFlow().isReview ? <Review /> : <Step />)
  return Object.assign(Shown, { preload: Step.preload, isLoaded: Step.isLoaded, review: Review })
}

/** What route options hold as component. */
export const reviewOf = (component: unknown): unknown =>
  typeof component === 'function' && 'review' in component ? component.review : undefined
