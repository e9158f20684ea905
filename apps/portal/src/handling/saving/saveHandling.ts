/** Saves a handling as a draft and says how it went. */
import { apiFailure } from '../../queries/apiError.ts'
import { saveDraft } from '../../queries/drafts.ts'
import type { HandlingState } from '../HandlingState.ts'
import type { HandlingOutcome, SavedDraft } from '../HandlingStore.ts'
import { newerHandling } from '../HandlingStore.ts'
import { handlingText } from './storedHandling.ts'

const failureText = '暂存失败，请稍后再试'

export const saveHandling =
  (sceneName: string, save = saveDraft) =>
  async (state: HandlingState, draft: SavedDraft | undefined, signal?: AbortSignal): Promise<HandlingOutcome> => {
    try {
      const { rowGuid, version, recordTime, content } = await save(
        {
          ...(draft === undefined ? {} : { rowGuid: draft.rowGuid, version: draft.version }),
          clientKey: state.draftKey,
          sceneNo: state.sceneCode,
          sceneName,
          step: state.step,
          content: handlingText(state)
        },
        signal
      )
      const saved = { rowGuid, version, recordTime }
      if (content === undefined) return { kind: 'saved', draft: saved }
      // Begun before, by a tab that never knew.
      return { kind: 'conflict', theirs: { ...newerHandling({ version, recordTime, content }), draft: saved } }
    } catch (error) {
      const { tag, message, current, own } = apiFailure(error)
      if (tag === 'Conflict' && current !== undefined) return { kind: 'conflict', theirs: newerHandling(current) }
      if (tag === 'AlreadySubmitted' && own !== undefined) return { kind: 'submitted', applyNo: own.applyNo }
      if (tag === 'NotFound') return { kind: 'gone' }
      if (tag === 'NotLoggedIn') return { kind: 'refused', message: '登录已失效，登录后自动暂存' }
      if (tag === 'Rejected') return { kind: 'refused', message: failureText }
      if (tag === 'Transport') return { kind: 'lost', message: failureText }
      // A limit says itself what to do; the same is saved again by itself, and the tab keeps it until then.
      return { kind: 'failed', message: tag === 'Forbidden' || tag === 'TooMany' ? message : failureText }
    }
  }
