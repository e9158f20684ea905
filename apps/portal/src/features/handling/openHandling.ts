/**
 * Decides what a flow starts from: the copy in this tab, a draft of the service, or nothing yet.
 *
 * The tab's copy wins while it belongs to the same person (or was begun as a visitor) and is the draft asked for; a dirty copy of another
 * draft is saved before it gives way. Fails with 未获取到暂存数据 when the draft asked for cannot be read (spec §5, §8).
 */
import { createClientId } from '@ljonething/crypto/ClientId'
import { draftQuery } from '../../queries/drafts.ts'
import { queryClient } from '../../queries/queryClient.ts'
import { newHandling, parseHandling } from './HandlingState.ts'
import type { RememberedHandling } from './rememberedHandling.ts'
import { recallHandling } from './rememberedHandling.ts'
import { saveHandling } from './saveHandling.ts'

export interface OpenRequest {
  readonly sceneCode: string
  readonly sceneName: string
  readonly region: string
  readonly draftId: string | undefined
  readonly userId: string | undefined
}

export const openHandling = async (request: OpenRequest): Promise<RememberedHandling> => {
  const remembered = recallHandling(request.sceneCode)
  const mine = remembered !== undefined && (remembered.userId === undefined || remembered.userId === request.userId)
  if (mine && remembered.state.applyNo === undefined) {
    if (request.draftId === undefined || remembered.draft?.rowGuid === request.draftId) return { ...remembered, userId: request.userId }
    if (remembered.dirty && request.userId !== undefined) await saveHandling(request.sceneName)(remembered.state, remembered.draft)
  }
  if (request.draftId !== undefined && request.userId !== undefined) {
    const draft = await queryClient.fetchQuery(draftQuery(request.draftId))
    const state = parseHandling(draft.content, createClientId)
    if (state === undefined) throw new Error('未获取到暂存数据')
    return {
      state,
      draft: { rowGuid: draft.rowGuid, version: draft.version, recordTime: draft.recordTime },
      dirty: false,
      userId: request.userId
    }
  }
  return { state: newHandling(request.sceneCode, request.region, createClientId), draft: undefined, dirty: false, userId: request.userId }
}
