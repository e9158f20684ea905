/**
 * Store of one handling (一次办理): the state and its draft on the service.
 *
 * Changes are given to be remembered in this tab at once and saved to the draft box after a pause. One save runs at a time. What was saved elsewhere
 * meanwhile is put together with what is here (`saving/mergeHandlings`); only what both changed differently is asked, and the rest is saved meanwhile
 * with that as the other side has it. A lost connection is tried again; an ended session waits for the next login.
 * Source: spec §4.2 (drafts), §3.3 (session storage keeps onething state).
 */
import { readJson } from '@ljonething/domain/values/readJson'
import type { HandlingState } from './HandlingState.ts'
import { isSameContent, mergeHandlings, withEntriesOf } from './saving/mergeHandlings.ts'
import { readHandling } from './saving/storedHandling.ts'

export interface SavedDraft {
  readonly rowGuid: string
  readonly version: number
  /** ISO instant. */
  readonly recordTime: string
}

export type SaveStatus =
  | { readonly kind: 'local' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** The other side cannot be read: nothing is saved over it unasked. */
  | { readonly kind: 'conflict' }
  /** It was submitted elsewhere: nothing can be saved any more. */
  | { readonly kind: 'submitted'; readonly applyNo: string }

/** What both sides changed differently (两处不同): open until the person chooses. */
export interface Clash {
  /** Undefined when the other side cannot be read. */
  readonly theirs: HandlingState | undefined
  readonly recordTime: string
  /** As `differencesOf` names them. */
  readonly keys: readonly string[]
}

export interface NewerSide {
  readonly version: number
  readonly recordTime: string
  readonly content: string
}

export interface HandlingSnapshot {
  readonly state: HandlingState
  readonly draft: SavedDraft | undefined
  readonly status: SaveStatus
  readonly clash: Clash | undefined
  /** How often another side came into the state. */
  readonly merges: number
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly draft: SavedDraft }
  | { readonly kind: 'conflict'; readonly theirs: NewerSide }
  | { readonly kind: 'gone' }
  | { readonly kind: 'submitted'; readonly applyNo: string }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'failed'; readonly message: string }

/** What the tab keeps of a handling. */
export interface HandlingCopy {
  readonly state: HandlingState
  /** The state as the draft box has it. */
  readonly base: HandlingState | undefined
  readonly draft: SavedDraft | undefined
  readonly dirty: boolean
}

export interface HandlingPorts {
  /** Saves to the draft box; undefined while nothing is to be saved there (visitor, scene without drafts). */
  readonly save: (state: HandlingState, draft: SavedDraft | undefined) => Promise<SaveOutcome> | undefined
  readonly remember: (copy: HandlingCopy) => void
  readonly pauseMs: number
  readonly retryMs: number
}

export interface HandlingStore {
  readonly get: () => HandlingSnapshot
  readonly subscribe: (listener: () => void) => () => void
  /** Apart from changes of values alone, as a key makes them. */
  readonly subscribeWithoutValues: (listener: () => void) => () => void
  readonly update: (change: Partial<HandlingState>) => void
  /** A change that is nobody's work: kept, and saved with the next one. */
  readonly note: (change: Partial<HandlingState>) => void
  /** Saves now; resolves when the draft box has it or it is known why not. */
  readonly flush: () => Promise<SaveStatus>
  readonly isDirty: () => boolean
  /** What both sides changed differently: keep what is here, or take what the other side has. */
  readonly keepMine: () => Promise<SaveStatus>
  readonly takeTheirs: () => Promise<SaveStatus>
  /** The service holds a newer side than this one. */
  readonly reportConflict: (theirs: NewerSide) => void
  /** Begins anew; the draft so far stays in the draft box. */
  readonly restart: (state: HandlingState) => void
  /** The application was submitted: nothing is left to save. */
  readonly finish: (applyNo: string) => void
  /** The same, by another page or another device. */
  readonly finishElsewhere: (applyNo: string) => void
  /** Saves by itself from now on; the answer stops it. */
  readonly attend: () => () => void
}

/** A save that is done before is not worth telling: it would be drawn twice, and flicker. */
const slowMs = 500

export const createHandlingStore = (initial: HandlingCopy, ports: HandlingPorts): HandlingStore => {
  let snapshot: HandlingSnapshot = {
    state: initial.state,
    draft: initial.draft,
    status: initial.draft === undefined || initial.dirty ? { kind: 'local' } : { kind: 'saved', at: initial.draft.recordTime },
    clash: undefined,
    merges: 0
  }
  let base = initial.base
  let dirty = initial.dirty
  /** Counts what a person changed. */
  let changes = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<SaveStatus> | undefined
  let slow: ReturnType<typeof setTimeout> | undefined
  let attended = true
  /** Whether each hears of changes of values alone, too. */
  const listeners = new Map<() => void, boolean>()
  const subscribing = (hearsOfValues: boolean) => (listener: () => void) => {
    listeners.set(listener, hearsOfValues)
    return () => listeners.delete(listener)
  }

  const publish = (next: Partial<HandlingSnapshot>, isTyping = false) => {
    snapshot = { ...snapshot, ...next }
    ports.remember({ state: snapshot.state, base, draft: snapshot.draft, dirty })
    listeners.forEach((hearsOfValues, listener) => {
      if (hearsOfValues || !isTyping) listener()
    })
  }

  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (attended) timer = setTimeout(() => void flush(), delay)
  }

  /** What is saved: as long as nobody chose, what both changed differently stays as the other side has it. */
  const toSave = (): HandlingState => {
    const { state, clash } = snapshot
    return clash?.theirs === undefined ? state : withEntriesOf(state, clash.theirs, clash.keys)
  }

  const meet = ({ version, recordTime, content }: NewerSide): void => {
    const { state: mine, draft, clash: before, merges } = snapshot
    const theirs = readHandling(readJson(content))
    const met = draft && { draft: { ...draft, version, recordTime } }
    if (theirs === undefined) return publish({ ...met, status: { kind: 'conflict' }, clash: { theirs, recordTime, keys: [] } })
    const { state, clashes } = mergeHandlings(base, mine, theirs)
    const stillOpen = (before?.keys ?? []).filter((key) => !isSameContent(state, withEntriesOf(state, theirs, [key])))
    const keys = [...new Set([...stillOpen, ...clashes])]
    base = theirs
    const clash = keys.length === 0 ? undefined : { theirs, recordTime, keys }
    dirty = !isSameContent(clash === undefined ? state : withEntriesOf(state, theirs, keys), theirs)
    const status: SaveStatus = dirty ? { kind: 'local' } : { kind: 'saved', at: recordTime }
    publish({ ...met, state, status, clash, merges: isSameContent(state, mine) ? merges : merges + 1 })
  }

  const end = (applyNo: string, status: SaveStatus) => {
    clearTimeout(timer)
    clearTimeout(slow)
    dirty = false
    publish({ state: { ...snapshot.state, applyNo }, status, clash: undefined })
  }
  const finishElsewhere = (applyNo: string) => end(applyNo, { kind: 'submitted', applyNo })

  const settle = (outcome: SaveOutcome, sent: HandlingState, sentChanges: number): SaveStatus => {
    switch (outcome.kind) {
      case 'saved':
        dirty = changes !== sentChanges
        base = sent
        publish({ draft: outcome.draft, status: dirty ? { kind: 'local' } : { kind: 'saved', at: outcome.draft.recordTime } })
        if (dirty) schedule(ports.pauseMs)
        break
      case 'conflict':
        meet(outcome.theirs)
        break
      case 'gone':
        base = undefined
        publish({ draft: undefined, status: { kind: 'local' } })
        schedule(ports.pauseMs)
        break
      case 'submitted':
        finishElsewhere(outcome.applyNo)
        break
      case 'notLoggedIn':
        publish({ status: { kind: 'failed', message: '登录已失效，登录后自动暂存' } })
        break
      case 'failed':
        publish({ status: { kind: 'failed', message: outcome.message } })
        schedule(ports.retryMs)
        break
    }
    return snapshot.status
  }

  const flush = (): Promise<SaveStatus> => {
    clearTimeout(timer)
    if (running !== undefined) return running.then((status) => (dirty && status.kind === 'local' ? flush() : status))
    if (!dirty || snapshot.status.kind === 'conflict') return Promise.resolve(snapshot.status)
    const sent = toSave()
    const sentChanges = changes
    const saving = ports.save(sent, snapshot.draft)
    if (saving === undefined) return Promise.resolve(snapshot.status)
    slow = setTimeout(() => publish({ status: { kind: 'saving' } }), slowMs)
    running = saving.then((outcome) => {
      running = undefined
      clearTimeout(slow)
      const status = settle(outcome, sent, sentChanges)
      return outcome.kind === 'conflict' && status.kind === 'local' ? flush() : status
    })
    return running
  }
  const newsOf = (change: Partial<HandlingState>): readonly string[] =>
    Object.keys(change).filter((name) => Reflect.get(change, name) !== Reflect.get(snapshot.state, name))

  return {
    get: () => snapshot,
    subscribe: subscribing(true),
    subscribeWithoutValues: subscribing(false),
    update: (change) => {
      const news = newsOf(change)
      if (news.length === 0) return
      dirty = true
      changes += 1
      const state = { ...snapshot.state, ...change }
      if (snapshot.status.kind === 'saved') publish({ state, status: { kind: 'local' } })
      else publish({ state }, news.join() === 'values')
      if (snapshot.status.kind !== 'conflict') schedule(ports.pauseMs)
    },
    note: (change) => {
      if (newsOf(change).length > 0) publish({ state: { ...snapshot.state, ...change } })
    },
    flush,
    isDirty: () => dirty,
    keepMine: () => {
      dirty = true
      changes += 1
      publish({ clash: undefined, status: { kind: 'local' } })
      return flush()
    },
    takeTheirs: () => {
      publish({ state: toSave(), clash: undefined, merges: snapshot.merges + 1 })
      return flush()
    },
    reportConflict: (theirs) => {
      meet(theirs)
      if (dirty) schedule(ports.pauseMs)
    },
    restart: (state) => {
      clearTimeout(timer)
      clearTimeout(slow)
      dirty = false
      base = undefined
      publish({ state, draft: undefined, status: { kind: 'local' }, clash: undefined })
    },
    finish: (applyNo) => end(applyNo, { kind: 'local' }),
    finishElsewhere,
    attend: () => {
      attended = true
      if (dirty && snapshot.status.kind !== 'conflict') schedule(ports.pauseMs)
      return () => {
        attended = false
        clearTimeout(timer)
      }
    }
  }
}
