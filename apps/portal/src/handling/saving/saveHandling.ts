/** Saves a handling as a draft and says how it went. */
import { apiFailure } from '../../queries/apiError.ts'
import { saveDraft } from '../../queries/drafts.ts'
import type { HandlingState } from '../HandlingState.ts'
import type { SavedDraft, SaveOutcome } from '../HandlingStore.ts'
import { handlingText } from './storedHandling.ts'

export const saveHandling =
  (sceneName: string) =>
  async (state: HandlingState, draft: SavedDraft | undefined): Promise<SaveOutcome> => {
    try {
      const saved = await saveDraft({
        ...(draft === undefined ? {} : { rowGuid: draft.rowGuid, version: draft.version }),
        clientKey: state.draftKey,
        sceneNo: state.sceneCode,
        sceneName,
        step: state.step,
        content: handlingText(state)
      })
      return { kind: 'saved', draft: { rowGuid: saved.rowGuid, version: saved.version, recordTime: saved.recordTime } }
    } catch (error) {
      const failure = apiFailure(error)
      if (failure.tag === 'Conflict' && failure.current !== undefined) return { kind: 'conflict', theirs: failure.current }
      if (failure.tag === 'AlreadySubmitted' && failure.own !== undefined) return { kind: 'submitted', applyNo: failure.own.applyNo }
      if (failure.tag === 'NotFound') return { kind: 'gone' }
      if (failure.tag === 'NotLoggedIn') return { kind: 'notLoggedIn' }
      if (failure.tag === 'Forbidden') return { kind: 'failed', message: failure.message }
      return { kind: 'failed', message: '暂存失败，请稍后再试' }
    }
  }
