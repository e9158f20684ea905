/**
 * Moves between the steps (步骤跳转). A step whose screen does not load, or that is still ahead while the network is gone, is waited for on the step one
 * is on, which stays as it is; the way goes on by itself once it can.
 */
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { StepKey } from '@ljonething/domain/steps/steps'
import { allSteps, stepLabel } from '@ljonething/domain/steps/steps'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asLazyScreen } from '../../shell/lazyScreen.tsx'
import { useThisHandling } from '../HandlingContext.ts'
import type { Flow, GoOptions } from './FlowContext.ts'
import { pathOfStep } from './flowSteps.ts'
import { reviewOf } from './reviewedStep.tsx'

const retryMs = 5_000
/** After this step has drawn itself. */
const aheadMs = 1_000

const position = (key: StepKey): number => allSteps.findIndex((step) => step.key === key)

/** A step, or its review. */
const placeOf = (key: StepKey, isReview: boolean): string => (isReview ? `${key} review` : key)

interface StepPlace extends Pick<Flow, 'current' | 'next' | 'isReview' | 'isReturning'> {
  /** From which one submits. */
  readonly last: StepKey | undefined
}

interface StepMoves extends Pick<Flow, 'goTo' | 'waiting' | 'moved' | 'focusOf'> {
  /** Why one was sent to this step. */
  readonly reason: string | undefined
  readonly dropReason: () => void
}

export const reviewLabel = '核对并提交'

export const useStepMoves = ({ current, next, last, isReview, isReturning }: StepPlace): StepMoves => {
  const { scene, store } = useThisHandling()
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const [reason, setReason] = useState<{ readonly place: string; readonly text: string }>()
  const [moved, setMoved] = useState(false)
  const focus = useRef<string>(undefined)
  const leftFrom = useRef<string>(undefined)
  const [waiting, setWaiting] = useState<Flow['waiting']>()
  const move = useRef<() => void>(undefined)

  const screenOf = useCallback(
    (key: StepKey, ofReview = false) => {
      const { component } = routesByPath[pathOfStep(scene, key)].options
      return asLazyScreen(ofReview ? reviewOf(component) : component)
    },
    [routesByPath, scene]
  )
  const goTo = useCallback(
    (key: StepKey, { reason: text, replace = false, applyNo, focus: target, from, ...options }: GoOptions = {}) => {
      const review = applyNo === undefined && (options.review ?? ((isReview || isReturning) && key !== current))
      const toReview = review && key === last
      const go = () => {
        setWaiting(undefined)
        setReason(text === undefined ? undefined : { place: placeOf(key, toReview), text })
        focus.current = toReview ? (target ?? leftFrom.current) : target
        if (from !== undefined || toReview) leftFrom.current = from
        setMoved(true)
        const rowGuid = store.get().draft?.rowGuid
        const kept = applyNo === undefined ? (rowGuid === undefined ? {} : { draft: rowGuid }) : { applyNo }
        void navigate({
          to: pathOfStep(scene, key),
          search: { code: scene.sceneCode, ...kept, ...(review ? { review: '1' } : {}) },
          replace
        })
      }
      const isAhead = applyNo === undefined && (position(key) > position(current) || (toReview && !isReview))
      const wait = () => setWaiting({ label: toReview ? reviewLabel : stepLabel(key), isOffline: !window.navigator.onLine })
      const attempt = () => {
        if (isAhead && !window.navigator.onLine) return wait()
        const screen = screenOf(key, toReview)
        if (screen === undefined || screen.isLoaded()) return go()
        void screen.preload().then(() => {
          if (move.current !== attempt) return
          if (screen.isLoaded()) go()
          else wait()
        })
      }
      move.current = attempt
      attempt()
    },
    [current, last, isReview, isReturning, navigate, scene, screenOf, store]
  )
  const place = placeOf(current, isReview)
  const arrived = useRef(place)
  useEffect(() => {
    if (arrived.current === place) return
    arrived.current = place
    move.current = undefined
    setWaiting(undefined)
  }, [place])
  useEffect(() => {
    if (waiting === undefined) return undefined
    const again = () => move.current?.()
    const timer = setTimeout(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [waiting])
  useEffect(() => {
    if (next === undefined) return undefined
    const ahead = current === last && !isReview ? screenOf(current, true) : screenOf(next.key)
    const timer = setTimeout(() => void ahead?.preload(), aheadMs)
    return () => clearTimeout(timer)
  }, [current, last, isReview, next, screenOf])
  return {
    goTo,
    waiting,
    moved,
    focusOf: useCallback(() => focus.current, []),
    reason: reason?.place === place ? reason.text : undefined,
    dropReason: useCallback(() => setReason(undefined), [])
  }
}
