/**
 * Store of one handling (一次办理): the state and its draft on the service.
 *
 * Changes are given to be remembered in this tab at once and saved to the draft box after a pause. One save runs at a time. A stale
 * version stops saving and shows both sides; a lost connection is tried again; an ended session waits for the next login.
 * Source: spec §4.2 (drafts), §3.3 (session storage keeps onething state).
 */
import type { HandlingState } from './HandlingState.ts'

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
  | { readonly kind: 'conflict'; readonly theirs: NewerSide }

export interface NewerSide {
  readonly version: number
  readonly recordTime: string
  readonly content: string
}

export interface HandlingSnapshot {
  readonly state: HandlingState
  readonly draft: SavedDraft | undefined
  readonly status: SaveStatus
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly draft: SavedDraft }
  | { readonly kind: 'conflict'; readonly theirs: NewerSide }
  | { readonly kind: 'gone' }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'failed'; readonly message: string }

export interface HandlingPorts {
  /** Saves to the draft box; undefined while nothing is to be saved there (visitor, scene without drafts). */
  readonly save: (state: HandlingState, draft: SavedDraft | undefined) => Promise<SaveOutcome> | undefined
  readonly remember: (snapshot: { readonly state: HandlingState; readonly draft: SavedDraft | undefined; readonly dirty: boolean }) => void
  readonly pauseMs: number
  readonly retryMs: number
}

export interface HandlingStore {
  readonly get: () => HandlingSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly update: (change: Partial<HandlingState>) => void
  /** Saves now; resolves when the draft box has it or it is known why not. */
  readonly flush: () => Promise<SaveStatus>
  readonly isDirty: () => boolean
  /** After a conflict: keep what is typed here and save it over the newer side, or take the newer side. */
  readonly keepMine: () => Promise<SaveStatus>
  readonly takeTheirs: (state: HandlingState) => void
  /** The service holds a newer side than this one: stops saving until one is chosen. */
  readonly reportConflict: (theirs: NewerSide) => void
  /** Begins anew; the draft so far stays in the draft box. */
  readonly restart: (state: HandlingState) => void
  /** The application was submitted: nothing is left to save. */
  readonly finish: (applyNo: string) => void
  /** Saves by itself from now on; the answer stops it. */
  readonly attend: () => () => void
}

export const createHandlingStore = (
  initial: { readonly state: HandlingState; readonly draft: SavedDraft | undefined; readonly dirty: boolean },
  ports: HandlingPorts
): HandlingStore => {
  let snapshot: HandlingSnapshot = {
    state: initial.state,
    draft: initial.draft,
    status: initial.draft === undefined || initial.dirty ? { kind: 'local' } : { kind: 'saved', at: initial.draft.recordTime }
  }
  let dirty = initial.dirty
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<SaveStatus> | undefined
  let attended = true
  const listeners = new Set<() => void>()

  const publish = (next: Partial<HandlingSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    ports.remember({ state: snapshot.state, draft: snapshot.draft, dirty })
    listeners.forEach((listener) => listener())
  }

  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (attended) timer = setTimeout(() => void flush(), delay)
  }

  const settle = (outcome: SaveOutcome, sent: HandlingState): SaveStatus => {
    switch (outcome.kind) {
      case 'saved':
        dirty = snapshot.state !== sent
        publish({ draft: outcome.draft, status: dirty ? { kind: 'local' } : { kind: 'saved', at: outcome.draft.recordTime } })
        if (dirty) schedule(ports.pauseMs)
        break
      case 'conflict':
        publish({ status: outcome })
        break
      case 'gone':
        publish({ draft: undefined, status: { kind: 'local' } })
        schedule(ports.pauseMs)
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
    const sent = snapshot.state
    const saving = ports.save(sent, snapshot.draft)
    if (saving === undefined) return Promise.resolve(snapshot.status)
    publish({ status: { kind: 'saving' } })
    running = saving.then((outcome) => {
      running = undefined
      return settle(outcome, sent)
    })
    return running
  }

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update: (change) => {
      dirty = true
      publish({ state: { ...snapshot.state, ...change }, ...(snapshot.status.kind === 'saved' ? { status: { kind: 'local' } } : {}) })
      if (snapshot.status.kind !== 'conflict') schedule(ports.pauseMs)
    },
    flush,
    isDirty: () => dirty,
    keepMine: () => {
      const { status, draft } = snapshot
      if (status.kind === 'conflict' && draft !== undefined) {
        publish({ draft: { ...draft, version: status.theirs.version }, status: { kind: 'local' } })
      }
      return flush()
    },
    takeTheirs: (state) => {
      const { status, draft } = snapshot
      if (status.kind !== 'conflict' || draft === undefined) return
      dirty = false
      const taken = { rowGuid: draft.rowGuid, version: status.theirs.version, recordTime: status.theirs.recordTime }
      publish({ state, draft: taken, status: { kind: 'saved', at: taken.recordTime } })
    },
    reportConflict: (theirs) => {
      clearTimeout(timer)
      publish({ status: { kind: 'conflict', theirs } })
    },
    restart: (state) => {
      clearTimeout(timer)
      dirty = false
      publish({ state, draft: undefined, status: { kind: 'local' } })
    },
    finish: (applyNo) => {
      clearTimeout(timer)
      dirty = false
      publish({ state: { ...snapshot.state, applyNo }, status: { kind: 'local' } })
    },
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
