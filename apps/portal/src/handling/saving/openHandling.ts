/**
 * Decides what a flow starts from: the copy in this tab, a draft of the service, or nothing yet.
 *
 * The tab's copy wins while it belongs to the same person (or was begun as a visitor) and is the draft asked for, unless it has no changes and
 * the draft was saved elsewhere since; a dirty copy of another draft is saved before it gives way.
 * A copy whose draft was submitted elsewhere is given up. Fails with 未获取到暂存数据 when the draft asked for cannot be read (spec §5, §8).
 */
import { readJson } from '@ljonething/domain/values/readJson'
import { apiFailure } from '../../queries/apiError.ts'
import { draftQuery } from '../../queries/drafts.ts'
import { queryClient } from '../../queries/queryClient.ts'
import { newestOf } from '../../saving/newestOf.ts'
import { lastSave } from './lastSave.ts'
import { createHandlingStore } from '../HandlingStore.ts'
import type { RememberedHandling } from './storedCopy.ts'
import { newCopy } from './storedCopy.ts'
import { readHandling } from './storedHandling.ts'
import { forgetHandling, recallOwn } from './rememberedHandling.ts'
import { saveHandling } from './saveHandling.ts'

export interface OpenRequest {
  readonly sceneCode: string
  readonly sceneName: string
  readonly region: string
  readonly draftId: string | undefined
  readonly userId: string | undefined
}

const readDraft = async (rowGuid: string, userId: string): Promise<RememberedHandling> => {
  const draft = await queryClient.fetchQuery(draftQuery(rowGuid))
  const state = readHandling(readJson(draft.content))
  if (state === undefined) throw new Error('未获取到暂存数据')
  return {
    state,
    draft: { rowGuid: draft.rowGuid, version: draft.version, recordTime: draft.recordTime },
    base: state,
    dirty: false,
    userId
  }
}

/** A copy without changes of its own gives way to what was saved elsewhere since, or is gone with its submit; while the service is away it stands. */
const newest = async (copy: RememberedHandling, userId: string | undefined): Promise<RememberedHandling | undefined> => {
  const mine = { ...copy, userId }
  if (copy.dirty || copy.open !== undefined || copy.draft === undefined || userId === undefined) return mine
  try {
    return newestOf(mine, await readDraft(copy.draft.rowGuid, userId))
  } catch (error) {
    if (apiFailure(error).tag !== 'AlreadySubmitted') return mine
    forgetHandling(copy.state.sceneCode)
    return undefined
  }
}

/** What a visitor began goes on in the region of the person, unless they chose one. */
const adopted = (copy: RememberedHandling, { userId, region }: OpenRequest): RememberedHandling =>
  copy.userId === undefined && userId !== undefined && !copy.state.regionChosen ? { ...copy, state: { ...copy.state, region } } : copy

export const openHandling = async (request: OpenRequest): Promise<RememberedHandling> => {
  await lastSave(request.sceneCode)
  const remembered = recallOwn(request.sceneCode, request.userId)
  if (remembered !== undefined && remembered.state.applyNo === undefined) {
    if (request.draftId === undefined || remembered.draft?.rowGuid === request.draftId) {
      const kept = await newest(adopted(remembered, request), request.userId)
      if (kept !== undefined) return kept
    } else if (remembered.dirty && request.userId !== undefined)
      await createHandlingStore(remembered, { save: saveHandling(request.sceneName), remember: () => undefined }).flush()
  }
  if (request.draftId !== undefined && request.userId !== undefined) return readDraft(request.draftId, request.userId)
  return newCopy(request.sceneCode, request.region, request.userId)
}
