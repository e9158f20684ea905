/** 关注与足迹: something a person follows or has looked at. What has no id is none. Source: spec §3.4. Example: `readFollowItem({ rawId: 'ZC0001' })?.rawId` → ZC0001. */
import { shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const itemShape = shape({ rawId: text, link: text, name: text, updateTime: text, category: text })

export type FollowItem = Shaped<typeof itemShape>

export function readFollowItem(value: unknown): FollowItem | undefined {
  const item = itemShape.read(value)
  return item?.rawId === '' ? undefined : item
}
