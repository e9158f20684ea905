/** 订阅操作: what a subscription call asks for. Source: spec §4.2. Example: `applySubscription(['BJLB'], 'ZCLB', 1)` → ['BJLB', 'ZCLB']. */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const subscriptionOpt = codeTable({
  subscribe: [1, '订阅'],
  unsubscribe: [0, '取消订阅']
})

export type SubscriptionOpt = CodeOf<typeof subscriptionOpt>

/** The subscribed codes after the call; asking twice changes nothing more. */
export function applySubscription(subscribed: readonly string[], code: string, opt: SubscriptionOpt): readonly string[] {
  const others = subscribed.filter((each) => each !== code)
  if (opt === subscriptionOpt.code.unsubscribe) return others
  return subscribed.includes(code) ? subscribed : [...others, code]
}
