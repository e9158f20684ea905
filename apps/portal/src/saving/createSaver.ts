/**
 * Saver (暂存器): a change is saved after a pause, one save at a time, the newest next. A copy of what the service has not got is kept in the tab.
 *
 * What was saved elsewhere meanwhile is put together with what is here; only what both changed differently is asked, and the rest is saved meanwhile
 * with that as the other side has it. A save that fails is made again. One that nothing answers is given up after its time and sent again as it was
 * before anything newer: whether or not the service had it, it is that one save.
 */
import type { Clock } from './Clock.ts'
import { systemClock } from './Clock.ts'
import type { Cell } from './createCell.ts'
import { createCell } from './createCell.ts'
import type { Here, Met } from './metSide.ts'
import type { Copy, Draft, Newer, Saved, SaveOutcome, Saver, SaveStatus, SavingService } from './Saver.ts'

const pauseMs = 1_200
const retryMs = 10_000
/** A save that is done before is not worth telling: it would be drawn twice, and flicker. */
const slowMs = 500
/** 10 KB a second is the slowest line; enciphered it is twice as long. */
const patienceFor = (characters: number): number => 10_000 + characters / 5

export interface SaverPorts<S, D extends Draft> {
  readonly state: Pick<Cell<S>, 'get' | 'set'>
  readonly service: SavingService<S, D>
  /** Of this tab: soon, or at once. */
  readonly remember: (copy: Copy<S, D>, now: boolean) => void
  /** Another page or device has submitted it; ends the saver. */
  readonly submitted?: (applyNo: string) => void
  readonly clock?: Clock
}

const local = { kind: 'local' } as const
const nothing = () => undefined

const firstStatus = ({ draft, dirty }: Copy<unknown>): SaveStatus =>
  draft === undefined || dirty ? local : { kind: 'saved', at: draft.recordTime }

/** A choice that a reload left open is asked again. */
const firstClash = <S>({ open = [], base, draft }: Copy<S>) =>
  open.length === 0 || draft === undefined ? undefined : { theirs: base, version: draft.version, recordTime: draft.recordTime, keys: open }

/** Another side, with what comes of meeting it; of one that cannot be read nothing does. */
interface MetOutcome<S, D extends Draft> {
  readonly kind: 'conflict'
  readonly theirs: Newer<S, D>
  readonly meeting: ((here: Here<S>, saved: Saved<S, D>) => Met<S, D>) | undefined
}

type Ended<S, D extends Draft> = Exclude<SaveOutcome<S, D>, { readonly kind: 'conflict' }> | MetOutcome<S, D>

export const createSaver = <S, D extends Draft>(
  opened: Copy<S, D>,
  { state, service, remember, submitted = nothing, clock = systemClock }: SaverPorts<S, D>
): Saver<S, D> => {
  const saved = createCell<Saved<S, D>>({ draft: opened.draft, status: firstStatus(opened), clash: firstClash(opened), merges: 0 })
  let { base, dirty, sent: inDoubt = [] } = opened
  /** What was sent last and is in doubt goes first, unless it was refused. */
  let isSentAgain = true
  /** Counts what a person changed. */
  let changes = 0
  /** Counts saves, and what makes the answer to one mean nothing. */
  let turn = 0
  /** Counts ends: what was to be met before one concerns nobody. */
  let ends = 0
  let running: Promise<SaveStatus> | undefined
  let attended = true
  let stopWaiting: () => void = nothing
  let stopSaving: () => void = nothing

  const copyOf = ({ draft, clash }: Saved<S, D>): Copy<S, D> => ({
    ...{ state: state.get(), base, draft, dirty, sent: inDoubt.length === 0 ? undefined : inDoubt },
    open: clash === undefined || clash.keys.length === 0 ? undefined : clash.keys
  })
  const publish = (news: Partial<Saved<S, D>> = {}) => {
    const next = Object.keys(news).length === 0 ? saved.get() : { ...saved.get(), ...news }
    remember(copyOf(next), false)
    saved.set(next)
  }
  const schedule = (delay: number) => {
    stopWaiting()
    if (attended) stopWaiting = clock.after(delay, () => void flush())
  }

  /** What is saved: as long as nobody chose, what both changed differently stays as the other side has it. */
  const toSave = (): S => {
    const { clash } = saved.get()
    return clash?.theirs === undefined ? state.get() : service.withEntriesOf(state.get(), clash.theirs, clash.keys)
  }

  const meet = ({ theirs, meeting }: MetOutcome<S, D>): void => {
    const { state: read, version, recordTime } = theirs
    if (read === undefined || meeting === undefined)
      return publish({ status: { kind: 'conflict' }, clash: { theirs: undefined, version, recordTime, keys: [] } })
    const met = meeting({ state: state.get(), base, sent: inDoubt }, saved.get())
    base = read
    inDoubt = []
    dirty = met.dirty
    state.set(met.state)
    publish(met.news)
  }

  /** `sentChanges` are those that it has; undefined where it is an older one. `doubted` was in doubt before. */
  const settle = (outcome: Ended<S, D>, sent: S, sentChanges: number | undefined, doubted: readonly S[]): SaveStatus => {
    isSentAgain = outcome.kind !== 'refused'
    // What was answered is not in doubt; what was before it may be.
    if (outcome.kind !== 'lost') inDoubt = outcome.kind === 'saved' || outcome.kind === 'gone' ? [] : doubted
    switch (outcome.kind) {
      case 'saved':
        dirty = changes !== sentChanges
        base = sent
        publish({ draft: outcome.draft, status: dirty ? local : { kind: 'saved', at: outcome.draft.recordTime } })
        if (dirty) schedule(pauseMs)
        break
      case 'conflict':
        meet(outcome)
        if (saved.get().status.kind === 'local') schedule(retryMs)
        break
      case 'gone':
        base = undefined
        publish({ draft: undefined, status: local })
        schedule(pauseMs)
        break
      case 'submitted':
        submitted(outcome.applyNo)
        break
      default:
        publish({ status: { ...outcome, kind: 'failed' } })
        if (outcome.kind !== 'refused') schedule(retryMs)
    }
    return saved.get().status
  }

  /** Another side is met once it is known how; where that cannot be loaded, the save has failed and is made again. */
  const ready = async (outcome: SaveOutcome<S, D>): Promise<Ended<S, D>> => {
    if (outcome.kind !== 'conflict') return outcome
    const { theirs } = outcome
    const { state: read } = theirs
    if (read === undefined) return { ...outcome, meeting: undefined }
    try {
      const [{ metSide }, merge] = await Promise.all([import('./metSide.ts'), service.merging()])
      return { ...outcome, meeting: (here, now) => metSide(here, now, { ...theirs, state: read }, service, merge) }
    } catch (error) {
      return { kind: 'failed', message: service.lostText, error }
    }
  }

  const flush = (): Promise<SaveStatus> => {
    stopWaiting()
    if (running !== undefined) return running.then((status) => (dirty && status.kind === 'local' ? flush() : status))
    const { status, draft } = saved.get()
    if (!dirty || status.kind === 'conflict') return Promise.resolve(status)
    const newest = toSave()
    const doubted = inDoubt
    const sent = (isSentAgain ? doubted.at(-1) : undefined) ?? newest
    const sentChanges = sent === newest || service.isSame(sent, newest) ? changes : undefined
    const ended = new AbortController()
    const answer = service.save(sent, draft, ended.signal)
    if (answer === undefined) return Promise.resolve(status)
    const mine = (turn += 1)
    inDoubt = [...doubted.filter((one) => one !== sent), sent]
    publish()
    const stopSlow = clock.after(slowMs, () => publish({ status: { kind: 'saving' } }))
    const givenUp = new Promise<Ended<S, D>>((giveUp) => {
      const stopLimit = clock.after(patienceFor(service.size(sent)), () => {
        giveUp({ kind: 'lost', message: service.lostText })
        ended.abort()
      })
      stopSaving = () => {
        stopSlow()
        stopLimit()
      }
    })
    running = Promise.race([answer.then(ready), givenUp]).then((outcome) => {
      if (mine !== turn) return saved.get().status
      stopSaving()
      running = undefined
      const now = settle(outcome, sent, sentChanges, doubted)
      const isNextAtOnce = outcome.kind === 'conflict' ? outcome.theirs.version !== draft?.version : sentChanges === undefined
      return now.kind === 'local' && isNextAtOnce ? flush() : now
    })
    return running
  }

  /** What is under way concerns nobody any more. */
  const stop = () => {
    stopWaiting()
    stopSaving()
    turn += 1
    ends += 1
    running = undefined
    inDoubt = []
    dirty = false
  }
  return {
    get: saved.get,
    subscribe: saved.subscribe,
    changed: () => {
      dirty = true
      changes += 1
      publish(saved.get().status.kind === 'saved' ? { status: local } : {})
      if (saved.get().status.kind !== 'conflict') schedule(pauseMs)
    },
    noted: () => publish(),
    flush,
    isDirty: () => dirty,
    keepMine: () => {
      const { clash, draft } = saved.get()
      dirty = true
      changes += 1
      const over = clash?.theirs === undefined && clash
      publish({ clash: undefined, status: local, ...(over && draft && { draft: { ...draft, version: over.version } }) })
      return flush()
    },
    takeTheirs: () => {
      state.set(toSave())
      publish({ clash: undefined, merges: saved.get().merges + 1 })
      return flush()
    },
    meet: (theirs) => {
      const before = ends
      void ready({ kind: 'conflict', theirs }).then((outcome) => {
        if (before !== ends) return
        if (outcome.kind === 'conflict') meet(outcome)
        else publish({ status: { kind: 'failed', message: service.lostText } })
        if (dirty) schedule(outcome.kind === 'conflict' ? pauseMs : retryMs)
      })
    },
    restart: () => {
      stop()
      base = undefined
      publish({ draft: undefined, status: local, clash: undefined })
    },
    end: (status) => {
      stop()
      publish({ status, clash: undefined })
    },
    keep: () => remember(copyOf(saved.get()), true),
    attend: () => {
      attended = true
      if (dirty && saved.get().status.kind !== 'conflict') schedule(pauseMs)
      return () => {
        attended = false
        stopWaiting()
      }
    }
  }
}
