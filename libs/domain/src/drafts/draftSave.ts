/**
 * 暂存结果: a draft is saved when the service's message says 操作成功, and can be resumed when there is content in it.
 * Source: spec §5, §8. Example: `checkDraftSaved('操作成功！')` → ok; `checkDraftSaved('ok')` → 暂存失败，请稍后再试.
 */
import { isRecord } from '../values/wireShape.ts'
import { readJson } from '../values/readJson.ts'

export type DraftSaved = { readonly ok: true } | { readonly ok: false; readonly message: string }

export const draftSaveFailedText = '暂存失败，请稍后再试'
export const draftMissingText = '未获取到暂存数据'

export const checkDraftSaved = (message: unknown): DraftSaved =>
  typeof message === 'string' && message.includes('操作成功') ? { ok: true } : { ok: false, message: draftSaveFailedText }

export type DraftContent =
  { readonly ok: true; readonly content: Readonly<Record<string, unknown>> } | { readonly ok: false; readonly message: string }

/** The stored state of a draft. */
export function readDraftContent(content: string | undefined): DraftContent {
  const state = readJson(content ?? '')
  return isRecord(state) && Object.keys(state).length > 0 ? { ok: true, content: state } : { ok: false, message: draftMissingText }
}
