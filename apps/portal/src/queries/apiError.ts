/** Reads the tagged errors of the contract without knowing their classes: tag, Chinese message, issues, newer side, one's own application. */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'

export interface ApiFailure {
  readonly tag: string
  readonly message: string
  readonly issues: readonly FieldIssue[]
  readonly current: { readonly version: number; readonly recordTime: string; readonly content: string } | undefined
  readonly own: { readonly applyNo: string; readonly submittedAt: string } | undefined
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export const apiFailure = (error: unknown): ApiFailure => {
  const fields = record(error)
  return {
    tag: typeof fields['_tag'] === 'string' ? fields['_tag'] : 'Unexpected',
    message: typeof fields['msg'] === 'string' ? fields['msg'] : '系统繁忙，请稍后再试',
    issues: Array.isArray(fields['issues']) ? (fields['issues'] as readonly FieldIssue[]) : [],
    current: fields['current'] === undefined ? undefined : (fields['current'] as NonNullable<ApiFailure['current']>),
    own: fields['own'] === undefined ? undefined : (fields['own'] as NonNullable<ApiFailure['own']>)
  }
}
