/** Drafts (暂存, 草稿箱). */
import type { DraftSummary } from '@ljonething/api/oneThing/DraftsApi'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { DraftSummary }

const justNowMs = 2_000

export interface DraftSave {
  readonly rowGuid?: string
  readonly version?: number
  /** Makes the first save happen once. */
  readonly clientKey: string
  readonly sceneNo: string
  readonly sceneName: string
  readonly step: string
  /** JSON text. */
  readonly content: string
}

/** Made again with the same version it is the same save, whether or not the service had it. */
export const saveDraft = async (draft: DraftSave, signal?: AbortSignal) => {
  const content = await encodeForm(draft.content)
  const payload = { ...draft, content, sourceName: '网上办理' }
  const saved = await run('oneThingDrafts', 'saveThingInfo', { payload, ...(signal && { signal }) })
  if (!saved.message.includes('操作成功')) throw new Error('暂存失败，请稍后再试')
  return saved
}

export const draftsQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: keyOf('drafts', page, size),
    staleTime: 0,
    queryFn: ({ signal }) => run('oneThingDrafts', 'queryThingInfos', { query: { page, size }, signal })
  })

/** Those of one scene, the latest first. */
export const sceneDraftsQuery = (sceneNo: string) =>
  queryOptions({
    queryKey: keyOf('drafts', sceneNo),
    staleTime: 0,
    queryFn: ({ signal }) => run('oneThingDrafts', 'queryThingInfoBySceneNo', { payload: { sceneNo }, signal })
  })

/** As it is now; one asked for a moment ago, while the page was loading, is that one. */
export const draftQuery = (rowGuid: string) =>
  queryOptions({
    queryKey: keyOf('draft', rowGuid),
    staleTime: justNowMs,
    gcTime: justNowMs,
    queryFn: ({ signal }) => run('oneThingDrafts', 'queryThingInfo', { query: { rowGuid }, signal })
  })

export const deleteDraft = (rowGuid: string) => run('oneThingDrafts', 'deleteThingInfo', { query: { rowGuid } })
