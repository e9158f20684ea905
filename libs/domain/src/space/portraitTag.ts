/** 画像标签: a tag a person or company carries, sorted under its category. What has no id is none. Source: spec §3.4. Example: `readPortraitTag({ portraitTagId: 'T1', tagName: '新生儿家庭' })?.tagName` → 新生儿家庭. */
import { shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const tagShape = shape({ portraitTagId: text, tagCategory: text, tagName: text })

export type PortraitTag = Shaped<typeof tagShape>

export function readPortraitTag(value: unknown): PortraitTag | undefined {
  const tag = tagShape.read(value)
  return tag?.portraitTagId === '' ? undefined : tag
}

/** Tags by category, in the order they come. */
export const tagsByCategory = (tags: readonly PortraitTag[]): ReadonlyMap<string, readonly PortraitTag[]> =>
  Map.groupBy(tags, (tag) => tag.tagCategory)
