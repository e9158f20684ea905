/**
 * What became of a submit (提交结果): done, or why not and what the person does next. Every refusal keeps what was typed.
 *
 * Invalid field issues lead back to the form, material issues stay at the materials; a lost answer is asked again with the same key.
 * Example: `Transport` → `{ kind: 'again', message: '网络连接失败，请检查网络后重试' }`.
 */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { ApiFailure } from '../../queries/apiError.ts'
import type { NewerSide } from '../../handling/HandlingStore.ts'

export type SubmitFailure =
  | { readonly kind: 'form'; readonly message: string; readonly issues: readonly FieldIssue[] }
  | { readonly kind: 'materials'; readonly message: string; readonly issues: readonly FieldIssue[] }
  | { readonly kind: 'conflict'; readonly theirs: NewerSide }
  /** The draft was changed elsewhere: the person looks at it before anything is sent. */
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'login'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** The place of a booking cannot be had any more: another is chosen in the form. */
  | { readonly kind: 'place'; readonly message: string }
  /** The same was submitted before; by oneself, where there is a number. */
  | { readonly kind: 'already'; readonly message: string; readonly applyNo: string | undefined }
  /** Unknown whether the service took it: the very same request may be sent again. */
  | { readonly kind: 'again'; readonly message: string }

/** What is shown where one submits; the others lead to where something is to be done. */
export type ShownFailure = Exclude<SubmitFailure, { readonly kind: 'form' | 'materials' | 'conflict' | 'place' }>

const unknownOutcome = new Set(['Transport', 'Timeout', 'UnrecognisableJson', 'Unavailable', 'Unexpected', 'TooMany'])

export const submitFailure = ({ tag, message, issues, current, own }: ApiFailure): SubmitFailure => {
  const ofForm = issues.filter((issue) => issue.kind === 'field')
  if (tag === 'Invalid' && ofForm.length > 0) return { kind: 'form', message, issues }
  if (tag === 'Invalid' && issues.length > 0) return { kind: 'materials', message, issues }
  if (tag === 'Conflict' && current !== undefined) return { kind: 'conflict', theirs: current }
  if (tag === 'NotLoggedIn') return { kind: 'login', message: '登录已失效，请重新登录后再次点击“确认提交”，已填写的内容不会丢失。' }
  if (tag === 'Forbidden') return { kind: 'forbidden', message }
  if (tag === 'PlaceGone') return { kind: 'place', message }
  if (tag === 'AlreadySubmitted') return { kind: 'already', message, applyNo: own?.applyNo }
  if (unknownOutcome.has(tag)) return { kind: 'again', message }
  return { kind: 'refused', message }
}
