/**
 * What is filled in and saved by itself (暂存): a handling, a correction, a list of staff. Whose it is keeps the state; the saver knows what of it the
 * service has. `S` is the state, `D` what the service calls a save of it.
 */
import type { Cell } from './createCell.ts'

/** A save as the service knows it. */
export interface Draft {
  readonly rowGuid?: string
  readonly version: number
  /** ISO instant; empty where there was none yet. */
  readonly recordTime: string
}

/** What a tab keeps, from which a saver goes on. */
export interface Copy<S, D extends Draft = Draft> {
  readonly state: S
  /** The state as the service had it when this side began to differ; undefined where that is not known. */
  readonly base: S | undefined
  readonly draft: D | undefined
  readonly dirty: boolean
  /** Was sent and not answered, the newest last: the service has one of it, or none. */
  readonly sent?: readonly S[] | undefined
  /** What waits for a choice between two sides, as the base has it. */
  readonly open?: readonly string[] | undefined
}

export type SaveStatus =
  | { readonly kind: 'local' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string; readonly error?: unknown }
  /** The other side cannot be read: nothing is saved over it unasked. */
  | { readonly kind: 'conflict' }
  /** It was submitted elsewhere: nothing can be saved any more. */
  | { readonly kind: 'submitted'; readonly applyNo: string }

/** Another side that the service has by now. */
export interface Newer<S, D extends Draft = Draft> {
  readonly version: number
  readonly recordTime: string
  /** Where this side did not know that there is one. */
  readonly draft?: D
  /** Undefined when it cannot be read. */
  readonly state: S | undefined
}

/** What both sides changed differently (两处不同): open until the person chooses. */
export interface Clash<S> {
  readonly theirs: S | undefined
  readonly version: number
  readonly recordTime: string
  readonly keys: readonly string[]
}

export type SaveOutcome<S, D extends Draft> =
  | { readonly kind: 'saved'; readonly draft: D }
  | { readonly kind: 'conflict'; readonly theirs: Newer<S, D> }
  | { readonly kind: 'gone' }
  | { readonly kind: 'submitted'; readonly applyNo: string }
  /** Would be refused again: waits for another change, or another login. */
  | { readonly kind: 'refused'; readonly message: string; readonly error?: unknown }
  /** Was answered, and may go well the next time. */
  | { readonly kind: 'failed'; readonly message: string; readonly error?: unknown }
  /** Nothing was answered. */
  | { readonly kind: 'lost'; readonly message: string; readonly error?: unknown }

/** Two sides put together against what both began with; what both changed differently is named, and stays as it is here. */
export type Merge<S> = (base: S | undefined, mine: S, theirs: S) => { readonly state: S; readonly clashes: readonly string[] }

/** How two sides of one state stand to each other. */
export interface Sides<S> {
  /** Asked for once there is another side, so that whoever meets none need not load it. */
  readonly merging: () => Promise<Merge<S>>
  readonly isSame: (one: S, other: S) => boolean
  /** The state with these entries as the other side has them. */
  readonly withEntriesOf: (state: S, other: S, keys: readonly string[]) => S
}

export interface SavingService<S, D extends Draft> extends Sides<S> {
  /** Never rejects; undefined while nothing is to be saved there. The same sent again with the same draft is the same save. */
  readonly save: (state: S, draft: D | undefined, signal: AbortSignal) => Promise<SaveOutcome<S, D>> | undefined
  /** Characters of what is sent. */
  readonly size: (state: S) => number
  /** What is said of a save that was given up. */
  readonly lostText: string
}

export interface Saved<S, D extends Draft> {
  readonly draft: D | undefined
  readonly status: SaveStatus
  readonly clash: Clash<S> | undefined
  /** How often another side came into the state. */
  readonly merges: number
}

export interface Saver<S, D extends Draft = Draft> extends Pick<Cell<Saved<S, D>>, 'get' | 'subscribe'> {
  /** Somebody changed the state. */
  readonly changed: () => void
  /** The state differs by nobody's work: kept, and saved with the next change. */
  readonly noted: () => void
  /** Saves now; resolves when the service has it or it is known why not. */
  readonly flush: () => Promise<SaveStatus>
  readonly isDirty: () => boolean
  /** What both sides changed differently: keep what is here, or take what the other side has. */
  readonly keepMine: () => Promise<SaveStatus>
  readonly takeTheirs: () => Promise<SaveStatus>
  /** The service holds a newer side than this one. */
  readonly meet: (theirs: Newer<S, D>) => void
  /** The state is another one now, which was not saved yet. */
  readonly restart: () => void
  /** Nothing is left to save. */
  readonly end: (status: SaveStatus) => void
  /** Writes the copy of the tab now: the page is hidden or left. */
  readonly keep: () => void
  /** Saves by itself from now on; the answer stops it. */
  readonly attend: () => () => void
}
