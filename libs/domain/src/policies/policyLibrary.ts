/**
 * 政策库: published policies, asked for all at once, the recommended ones with the newest first.
 * A policy whose release time cannot be read stands last; equal times keep their order. Source: spec §3.4, §9.
 * Example: released 2024-02-20 and 2026-01-05 → the latter first.
 */
import { readMoment } from '../display/dateTime.ts'
import { flag, listOf, shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

export const policyLibraryLimit = 9999

/** 政策分类: the root of the dictionary whose entries are the categories. */
export const policyLibraryCategory = 'JRRX'

const itemShape = shape({
  id: text,
  name: text,
  regions: listOf(text),
  regionName: text,
  publishDepartment: text,
  url: text,
  hasContent: flag,
  releaseTime: text
})

export type PolicyLibraryItem = Shaped<typeof itemShape>

export function readPolicyLibraryItem(value: unknown): PolicyLibraryItem | undefined {
  const item = itemShape.read(value)
  return item?.id === '' ? undefined : item
}

export const newestFirst = <P extends Pick<PolicyLibraryItem, 'releaseTime'>>(policies: readonly P[]): readonly P[] =>
  policies
    .map((policy) => ({ policy, moment: readMoment(policy.releaseTime) ?? -Infinity }))
    .sort((left, right) => (left.moment === right.moment ? 0 : right.moment - left.moment))
    .map(({ policy }) => policy)
