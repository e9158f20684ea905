/**
 * Moves between the steps (步骤跳转). A step whose screen does not load, or that is still ahead while the network is gone, is waited for on the step one
 * is on, which stays as it is; the way goes on by itself once it can.
 */
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Step, StepKey } from '@ljonething/domain/steps/steps'
import { allSteps } from '@ljonething/domain/steps/steps'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asLazyScreen } from '../../shell/lazyScreen.tsx'
import { useHandling } from '../HandlingContext.ts'
import type { Flow, GoOptions } from './FlowContext.ts'
import { pathOfStep } from './flowSteps.ts'

const retryMs = 5_000
/** After this step has drawn itself. */
const aheadMs = 1_000

const position = (key: StepKey): number => allSteps.findIndex((step) => step.key === key)

interface StepMoves extends Pick<Flow, 'goTo' | 'waiting' | 'moved'> {
  /** Why one was sent to this step. */
  readonly reason: string | undefined
  readonly dropReason: () => void
}

export const useStepMoves = (current: StepKey, next: Step | undefined): StepMoves => {
  const { scene, store } = useHandling(({ scene, store }) => ({ scene, store }))
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const [reason, setReason] = useState<{ readonly step: StepKey; readonly text: string }>()
  const [moved, setMoved] = useState(false)
  const [waiting, setWaiting] = useState<Flow['waiting']>()
  const move = useRef<() => void>(undefined)

  const screenOf = useCallback(
    (key: StepKey) => asLazyScreen(routesByPath[pathOfStep(scene, key)].options.component),
    [routesByPath, scene]
  )
  const goTo = useCallback(
    (key: StepKey, { reason: text, replace = false, applyNo }: GoOptions = {}) => {
      const go = () => {
        setWaiting(undefined)
        setReason(text === undefined ? undefined : { step: key, text })
        setMoved(true)
        const rowGuid = store.get().draft?.rowGuid
        const kept = applyNo === undefined ? (rowGuid === undefined ? {} : { draft: rowGuid }) : { applyNo }
        void navigate({ to: pathOfStep(scene, key), search: { code: scene.sceneCode, ...kept }, replace })
      }
      const isAhead = applyNo === undefined && position(key) > position(current)
      const wait = () => setWaiting({ key, isOffline: !window.navigator.onLine })
      const attempt = () => {
        if (isAhead && !window.navigator.onLine) return wait()
        const screen = screenOf(key)
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
    [current, navigate, scene, screenOf, store]
  )
  const arrived = useRef(current)
  useEffect(() => {
    if (arrived.current === current) return
    arrived.current = current
    move.current = undefined
    setWaiting(undefined)
  }, [current])
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
    const timer = setTimeout(() => void screenOf(next.key)?.preload(), aheadMs)
    return () => clearTimeout(timer)
  }, [next, screenOf])
  return {
    goTo,
    waiting,
    moved,
    reason: reason?.step === current ? reason.text : undefined,
    dropReason: useCallback(() => setReason(undefined), [])
  }
}
