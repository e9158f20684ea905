/**
 * What is typed of a correction (补正暂存), kept at the service a moment after each change; both screens of the desk share it. Where another page has
 * kept something since, what was changed here is put on top of it and kept again, so that nothing of either is lost. What is not kept there yet
 * stays in the tab (`unsaved.ts`), over a reload too, and goes on once the line is back.
 */
import type { SaveState } from '@ljonething/ui/SaveStatus'
import { apiFailure } from '../../queries/apiError.ts'
import type { Staged, SubmittedApplication } from '../../queries/corrections.ts'
import { stageCorrection, submittedQuery } from '../../queries/corrections.ts'
import { queryClient } from '../../queries/queryClient.ts'
import { forgetUnsaved, recallUnsaved, rememberUnsaved } from './unsaved.ts'
import { correctedBy } from './useCorrected.ts'

export interface StagingState {
  readonly staged: Staged
  readonly save: SaveState
  /** ISO moment of the last save here. */
  readonly savedAt: string | undefined
  /** Why it could not be saved. */
  readonly failure: string
  /** Another page had changed it meanwhile. */
  readonly isMerged: boolean
}

export interface Staging {
  readonly state: () => StagingState
  readonly subscribe: (listener: () => void) => () => void
  readonly put: (change: Partial<Staged>) => void
  /** Saves what is not saved yet; gives the version that is kept, or rejects. */
  readonly flush: () => Promise<number>
  readonly version: () => number
}

const pauseMs = 800

/** What this tab had not kept at the service, as far as it is still asked for. */
const unsavedOf = (application: SubmittedApplication): Staged['values'] => {
  const { applyNo, staged, mayCorrect } = application
  const values = mayCorrect ? recallUnsaved(applyNo) : {}
  const { openFields } = correctedBy(application, { ...staged, values: { ...staged.values, ...values } })
  return Object.fromEntries(Object.entries(values).filter(([id]) => openFields.has(id)))
}

/** Files of what is open: a form that was made for a change which is taken back is kept here alone. */
const openOf = (application: SubmittedApplication, staged: Staged): Staged => {
  const { openMaterials } = correctedBy(application, staged)
  return { ...staged, files: Object.fromEntries(Object.entries(staged.files).filter(([code]) => openMaterials.has(code))) }
}

const createStaging = (application: SubmittedApplication): Staging => {
  const { applyNo } = application
  const { version: first, ...start } = application.staged
  const unsaved = unsavedOf(application)
  let version = first
  let state: StagingState = { staged: start, save: 'saved', savedAt: undefined, failure: '', isMerged: false }
  let touched: Staged = { values: {}, files: {} }
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<StagingState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const takeNewer = async () => {
    const { staged } = await queryClient.fetchQuery(submittedQuery(applyNo))
    version = staged.version
    set({
      staged: { values: { ...staged.values, ...touched.values }, files: { ...staged.files, ...touched.files } },
      isMerged: true
    })
  }
  const saveOnce = async () => {
    const { staged } = state
    set({ save: 'saving', failure: '' })
    const saved = await stageCorrection(applyNo, version, openOf(application, staged))
    version = saved.version
    const isWhole = state.staged === staged
    if (isWhole) forgetUnsaved(applyNo)
    set({ save: isWhole ? 'saved' : 'unsaved', savedAt: saved.savedAt })
  }
  const save = async () => {
    try {
      while (state.save !== 'saved') {
        try {
          await saveOnce()
        } catch (error) {
          if (apiFailure(error).tag !== 'Conflict') throw error
          await takeNewer()
        }
      }
    } catch (error) {
      set({ save: 'failed', failure: apiFailure(error).message })
      throw error
    }
  }
  const flush = async () => {
    clearTimeout(timer)
    await saving?.catch(() => undefined)
    saving = save().finally(() => (saving = undefined))
    await saving
    return version
  }
  const staging: Staging = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: ({ values = state.staged.values, files = state.staged.files }) => {
      const changed = <A>(before: Readonly<Record<string, A>>, after: Readonly<Record<string, A>>) =>
        Object.fromEntries(Object.entries(after).filter(([id, value]) => before[id] !== value))
      touched = {
        values: { ...touched.values, ...changed(state.staged.values, values) },
        files: { ...touched.files, ...changed(state.staged.files, files) }
      }
      rememberUnsaved(applyNo, touched.values)
      set({ staged: { values, files }, save: 'unsaved' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush().catch(() => undefined), pauseMs)
    },
    flush,
    version: () => version
  }
  if (Object.keys(unsaved).length > 0) staging.put({ values: { ...start.values, ...unsaved } })
  return staging
}

let held: { readonly applyNo: string; readonly staging: Staging } | undefined

/** That of the desk one comes from, unless the service knows a newer one. */
export const stagingOf = (application: SubmittedApplication): Staging => {
  const { applyNo, staged } = application
  const isSame = held?.applyNo === applyNo && (held.staging.state().save !== 'saved' || held.staging.version() >= staged.version)
  const staging = isSame && held !== undefined ? held.staging : createStaging(application)
  held = { applyNo, staging }
  return staging
}

/** Handed in, nothing is staged. */
export const forgetStaging = (applyNo: string) => {
  forgetUnsaved(applyNo)
  held = undefined
}

const isUnsaved = ({ state }: Staging) => state().save === 'failed' || state().save === 'unsaved'

/** What could not be saved is saved once the line is back. */
window.addEventListener('online', () => {
  if (held !== undefined && isUnsaved(held.staging)) void held.staging.flush().catch(() => undefined)
})
