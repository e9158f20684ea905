/**
 * The place kept for the person while the form is finished (预留名额). The service decides: it is asked when the form opens with a time chosen, and
 * when the page is looked at again, since another tab may have chosen otherwise. A place that is no longer held is no longer chosen.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingKind, BookingPlace, HeldPlace, PlaceKeeping } from '../engine/BookingDoor.ts'
import { PlaceTaken } from '../engine/BookingDoor.ts'
import { failureText } from './useAsked.ts'

/** What stands in the way: it ran out or was given up elsewhere; somebody else has it; or nothing is known (`time` was asked for, or a look). */
export type HoldProblem =
  | { readonly kind: 'lost' | 'taken'; readonly place: BookingPlace }
  | { readonly kind: 'failed'; readonly message: string; readonly time: string | undefined }

/** Keep the functions stable. */
export interface HoldStart {
  readonly keep: PlaceKeeping | undefined
  readonly kindOf: () => BookingKind
  /** What the form holds now. */
  readonly chosen: () => BookingPlace
  readonly now: () => Date
  /** The time is held, '' when none is. */
  readonly onTime: (time: string) => void
  /** The places shown are out of date. */
  readonly onStale: () => void
}

const isSame = (a: BookingPlace, b: BookingPlace) => a.office === b.office && a.date === b.date && a.time === b.time

export const useHold = ({ keep, kindOf, chosen, now, onTime, onStale }: HoldStart) => {
  const [held, setHeld] = useState<HeldPlace>()
  const [problem, setProblem] = useState<HoldProblem>()
  const [asking, setAsking] = useState<string>()
  const pressed = useRef(false)

  const lose = useCallback(
    (place: BookingPlace) => {
      setHeld(undefined)
      setProblem({ kind: 'lost', place })
      onTime('')
      onStale()
    },
    [onTime, onStale]
  )
  const look = useCallback(async () => {
    const place = chosen()
    if (keep === undefined || place.time === '' || pressed.current) return
    try {
      const found = await keep.held()
      if (pressed.current || !isSame(chosen(), place)) return
      if (found === undefined || !isSame(found, place)) return lose(place)
      setHeld(found)
      setProblem(undefined)
    } catch (error) {
      setProblem({ kind: 'failed', message: failureText(error), time: undefined })
    }
  }, [keep, chosen, lose])
  useEffect(() => {
    void look()
    const seen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', seen)
    }
  }, [look])
  useEffect(() => {
    if (held === undefined) return undefined
    const timer = setTimeout(() => lose(held), Math.max(0, Date.parse(held.until) - now().getTime()))
    return () => clearTimeout(timer)
  }, [held, lose, now])

  const choose = useCallback(
    async (time: string) => {
      if (pressed.current) return
      if (keep === undefined) return onTime(time)
      const place = { ...chosen(), time }
      pressed.current = true
      setAsking(time)
      try {
        const kept = await keep.hold(place, kindOf())
        const { office, date } = chosen()
        if (office !== place.office || date !== place.date) return await keep.release(kept.id)
        setHeld(kept)
        setProblem(undefined)
        onTime(time)
      } catch (error) {
        const isTaken = error instanceof PlaceTaken
        setProblem(isTaken ? { kind: 'taken', place } : { kind: 'failed', message: failureText(error), time })
        if (isTaken) onStale()
      } finally {
        pressed.current = false
        setAsking(undefined)
      }
    },
    [keep, kindOf, chosen, onTime, onStale]
  )
  /** For another office or day. Where giving it back fails nothing is lost: it runs out. */
  const giveUp = useCallback(() => {
    if (held !== undefined) keep?.release(held.id).catch(() => undefined)
    setHeld(undefined)
    setProblem(undefined)
    onTime('')
  }, [keep, held, onTime])
  return { held, problem, asking, look, choose, giveUp }
}

export type Hold = ReturnType<typeof useHold>
