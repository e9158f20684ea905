/**
 * 草稿: a scene put aside unfinished, and the form in which the store keeps it (主题缓存). Drafts show the status 暂存.
 * `content` is JSON text of the scene's state; times are texts. What has no scene is no draft. Source: spec §3.3, §4.2.
 * Example: `readDraft({ sceneId: 'HLJYJS0001', recordTime: '2026-11-18 20:12:00' })?.sceneId` → HLJYJS0001.
 */
import { flag, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

export const draftStatusLabel = '暂存'

const draftShape = shape({ recordTime: text, sceneId: text, sceneName: text, sceneType: text, source: text, content: text })

export type Draft = Shaped<typeof draftShape>

export function readDraft(value: unknown): Draft | undefined {
  const draft = draftShape.read(value)
  return draft?.sceneId === '' ? undefined : draft
}

const cacheShape = shape({ sceneNo: text, sceneName: text, content: text, sourceName: text, isPermit: flag, rowGuid: text })

/** A draft as the store keeps it; `rowGuid` names it. */
export type ThemeCache = Shaped<typeof cacheShape>

export function readThemeCache(value: unknown): ThemeCache | undefined {
  const cache = cacheShape.read(value)
  return cache?.rowGuid === '' ? undefined : cache
}
