/**
 * Store of one handling (一次办理): the values of its form and the rest apart, so that a key tells nobody else, and what the draft box has of both.
 * Source: spec §4.2 (drafts), §3.3 (session storage keeps onething state).
 */
import { readJson } from '@ljonething/domain/values/readJson'
import type { Clock } from '../saving/Clock.ts'
import { createCell } from '../saving/createCell.ts'
import { createSaver } from '../saving/createSaver.ts'
import type { Clash, Copy, Draft, Newer, Saved, SaveOutcome, Saver } from '../saving/Saver.ts'
import type { HandlingState } from './HandlingState.ts'
import { isSameContent, withEntriesOf } from './saving/sameHandling.ts'
import { handlingText, readHandling } from './saving/storedHandling.ts'

export interface SavedDraft extends Draft {
  readonly rowGuid: string
}

export type HandlingClash = Clash<HandlingState>
export type HandlingCopy = Copy<HandlingState, SavedDraft>
export type HandlingOutcome = SaveOutcome<HandlingState, SavedDraft>

/** As the service tells it. */
export interface NewerSide {
  readonly version: number
  readonly recordTime: string
  readonly content: string
}

export const newerHandling = ({ version, recordTime, content }: NewerSide): Newer<HandlingState, SavedDraft> => ({
  version,
  recordTime,
  state: readHandling(readJson(content))
})

/** All but what a key changes. */
export type HandlingRest = Omit<HandlingState, 'values'>

export interface HandlingSnapshot extends Saved<HandlingState, SavedDraft> {
  readonly state: HandlingState
}

export interface HandlingPorts {
  /** Saves to the draft box; undefined while nothing is to be saved there (visitor, scene without drafts). */
  readonly save: (state: HandlingState, draft: SavedDraft | undefined, signal: AbortSignal) => Promise<HandlingOutcome> | undefined
  readonly remember: (copy: HandlingCopy, now: boolean) => void
  readonly clock?: Clock
}

type FromSaver = Pick<Saver<HandlingState, SavedDraft>, 'flush' | 'isDirty' | 'keepMine' | 'takeTheirs' | 'keep' | 'attend'>

export interface HandlingStore extends FromSaver {
  readonly get: () => HandlingSnapshot
  /** Of the rest, and of what the draft box has. */
  readonly subscribe: (listener: () => void) => () => void
  readonly subscribeValues: (listener: () => void) => () => void
  readonly update: (change: Partial<HandlingState>) => void
  /** A change that is nobody's work: kept, and saved with the next one. */
  readonly note: (change: Partial<HandlingState>) => void
  /** The service holds a newer side than this one. */
  readonly reportConflict: (theirs: NewerSide) => void
  /** Begins anew; the draft so far stays in the draft box. */
  readonly restart: (state: HandlingState) => void
  /** The application was submitted: nothing is left to save. */
  readonly finish: (applyNo: string) => void
  /** The same, by another page or another device. */
  readonly finishElsewhere: (applyNo: string) => void
}

export const handlingService = (save: HandlingPorts['save']) => ({
  save,
  size: (state: HandlingState) => handlingText(state).length,
  lostText: '暂存失败，请稍后再试',
  merging: async () => (await import('./saving/mergeHandlings.ts')).mergeHandlings,
  isSame: isSameContent,
  withEntriesOf
})

export const createHandlingStore = (initial: HandlingCopy, { save, remember, clock }: HandlingPorts): HandlingStore => {
  let state = initial.state
  const values = createCell(state.values)
  const rest = createCell<HandlingRest>(state)
  const set = (next: HandlingState) => {
    state = next
    rest.set(state)
    values.set(state.values)
  }
  /** Whether anything differs. */
  const put = ({ values: nextValues = state.values, ...change }: Partial<HandlingState>): boolean => {
    const isRestNew = Object.entries(change).some(([name, part]) => Reflect.get(state, name) !== part)
    if (!isRestNew && nextValues === state.values) return false
    state = { ...state, ...change, values: nextValues }
    if (isRestNew) rest.set(state)
    values.set(nextValues)
    return true
  }
  const finishElsewhere = (applyNo: string) => {
    put({ applyNo })
    saver.end({ kind: 'submitted', applyNo })
  }
  const saver = createSaver<HandlingState, SavedDraft>(initial, {
    state: { get: () => state, set },
    service: handlingService(save),
    remember,
    submitted: finishElsewhere,
    ...(clock && { clock })
  })
  const { flush, isDirty, keepMine, takeTheirs, keep, attend } = saver
  let last: HandlingSnapshot | undefined
  let seen: Saved<HandlingState, SavedDraft> | undefined
  return {
    ...{ flush, isDirty, keepMine, takeTheirs, keep, attend },
    get: () => {
      const saved = saver.get()
      if (last === undefined || seen !== saved || last.state !== state) last = { ...saved, state }
      seen = saved
      return last
    },
    subscribe: (listener) => {
      const stops = [rest.subscribe(listener), saver.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    subscribeValues: values.subscribe,
    update: (change) => {
      if (put(change)) saver.changed()
    },
    note: (change) => {
      if (put(change)) saver.noted()
    },
    reportConflict: (theirs) => saver.meet(newerHandling(theirs)),
    restart: (next) => {
      set(next)
      saver.restart()
    },
    finish: (applyNo) => {
      put({ applyNo })
      saver.end({ kind: 'local' })
    },
    finishElsewhere
  }
}
