/** What is typed of a correction (补正暂存), saved to the service as it is typed; both screens of the desk share it. */
import type { SaveState } from '@ljonething/ui/SaveStatus'
import { apiFailure } from '../../queries/apiError.ts'
import type { Staged, SubmittedApplication } from '../../queries/corrections.ts'
import { stageCorrection, submittedQuery } from '../../queries/corrections.ts'
import { queryClient } from '../../queries/queryClient.ts'
import type { Clock } from '../../saving/Clock.ts'
import { createCell } from '../../saving/createCell.ts'
import { createSaver } from '../../saving/createSaver.ts'
import { createTabCopies, onlyUnsaved } from '../../saving/createTabCopies.ts'
import { shownState } from '../../saving/shownState.ts'
import type { Draft, Saved, SaveOutcome, Saver } from '../../saving/Saver.ts'
import { isSameStaged } from './sameStaged.ts'
import { stagedCodec } from './storedStaging.ts'
import { correctedBy } from './correctedBy.ts'

export interface StagingState {
  readonly staged: Staged
  readonly save: SaveState
  /** Why it could not be saved. */
  readonly failure: string
  /** Another page had changed it meanwhile. */
  readonly isMerged: boolean
}

export interface Staging {
  readonly saver: Saver<Staged>
  readonly state: () => StagingState
  readonly subscribe: (listener: () => void) => () => void
  readonly put: (change: Partial<Staged>) => void
  /** Saves what is not saved yet; gives the version that is kept, or rejects. */
  readonly flush: () => Promise<number>
  /** Handed in, nothing is staged. */
  readonly finish: () => void
}

const refusals: ReadonlySet<string> = new Set(['Rejected', 'Forbidden', 'NotFound', 'NotLoggedIn'])
const lostText = '网络连接失败，请检查网络后重试'

export const stagingCalls = {
  stage: stageCorrection,
  read: async (applyNo: string) => (await queryClient.fetchQuery(submittedQuery(applyNo))).staged
}

const failed = (error: unknown): SaveOutcome<Staged, Draft> => {
  const { tag, message } = apiFailure(error)
  return { kind: refusals.has(tag) ? 'refused' : tag === 'Transport' ? 'lost' : 'failed', message, error }
}

const newer = ({ version, ...state }: SubmittedApplication['staged']) => ({ version, recordTime: '', state })

export interface StagingPorts {
  readonly calls?: typeof stagingCalls
  readonly copies?: typeof tabCopies
  readonly clock?: Clock
}

const tabCopies = createTabCopies(stagedCodec)

export const createStaging = (
  application: SubmittedApplication,
  { calls = stagingCalls, copies = tabCopies, clock }: StagingPorts = {}
): Staging => {
  const { applyNo, mayCorrect } = application
  const openOf = (staged: Staged): Staged => {
    const { openFields, openMaterials } = correctedBy(application, staged)
    const within = <A>(entries: Readonly<Record<string, A>>, open: ReadonlySet<string>) =>
      Object.fromEntries(Object.entries(entries).filter(([id]) => open.has(id)))
    return { values: within(staged.values, openFields), files: within(staged.files, openMaterials) }
  }
  const save = async (staged: Staged, draft: Draft | undefined, signal: AbortSignal): Promise<SaveOutcome<Staged, Draft>> => {
    try {
      const { version, savedAt } = await calls.stage(applyNo, draft?.version ?? 0, openOf(staged), signal)
      return { kind: 'saved', draft: { version, recordTime: savedAt } }
    } catch (error) {
      if (apiFailure(error).tag !== 'Conflict') return failed(error)
      return calls.read(applyNo).then((kept) => ({ kind: 'conflict', theirs: newer(kept) }), failed)
    }
  }
  const { state: kept, ...held } = newer(application.staged)
  const copy = mayCorrect ? copies.recall(applyNo) : undefined
  const opened = copy?.dirty === true ? copy : { state: kept, base: kept, draft: held, dirty: false }
  const staged = createCell(opened.state)
  const saver = createSaver<Staged, Draft>(opened, {
    state: staged,
    service: {
      ...{ save, lostText },
      size: ({ values }) => JSON.stringify(values).length,
      merging: async () => (await import('./mergeStaged.ts')).mergeStaged(openOf),
      isSame: (one, other) => isSameStaged(openOf(one), openOf(other)),
      // Nothing is asked of two sides.
      withEntriesOf: (state) => state
    },
    remember: onlyUnsaved(copies, applyNo),
    ...(clock && { clock })
  })
  if ((opened.draft?.version ?? 0) < held.version) saver.meet(newer(application.staged))
  let seen: { readonly saved: Saved<Staged, Draft>; readonly state: StagingState } | undefined
  return {
    saver,
    state: () => {
      const saved = saver.get()
      if (seen?.saved !== saved || seen.state.staged !== staged.get()) {
        const { status, merges } = saved
        const failure = status.kind === 'failed' ? status.message : ''
        seen = { saved, state: { staged: staged.get(), save: shownState[status.kind], failure, isMerged: merges > 0 } }
      }
      return seen.state
    },
    subscribe: (listener) => {
      const stops = [staged.subscribe(listener), saver.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    put: (change) => {
      staged.set({ ...staged.get(), ...change })
      saver.changed()
    },
    flush: async () => {
      let status = await saver.flush()
      while (status.kind === 'local' && saver.isDirty()) status = await saver.flush()
      if (status.kind === 'failed')
        throw status.error ?? Object.assign(new Error(status.message), { _tag: 'Transport', msg: status.message })
      return saver.get().draft?.version ?? 0
    },
    finish: () => saver.end({ kind: 'local' })
  }
}

let held: { readonly applyNo: string; readonly staging: Staging } | undefined

/** That of the desk one comes from, unless the service knows a newer one. */
export const stagingOf = (application: SubmittedApplication): Staging => {
  const { applyNo, staged } = application
  const saver = held?.applyNo === applyNo ? held.staging.saver : undefined
  const isSame = saver !== undefined && (saver.isDirty() || (saver.get().draft?.version ?? 0) >= staged.version)
  const staging = isSame && held !== undefined ? held.staging : createStaging(application)
  held = { applyNo, staging }
  return staging
}

export const forgetStaging = () => {
  held?.staging.finish()
  held = undefined
}
