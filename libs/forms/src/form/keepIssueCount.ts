import type { FormStore } from '../engine/FormStore.ts'
import { leftText } from './leftText.ts'

/** Says in a place how many fields of a group are left to correct (剩余处数), and nothing when none is; of a long form a hundred change at once. */
export const keepIssueCount = (store: FormStore, code: string, place: Element, as = (text: string) => text): (() => void) => {
  let told = 0
  const tell = () => {
    const { issueCount } = store.group(code)
    if (issueCount === told) return
    told = issueCount
    place.textContent = issueCount === 0 ? '' : as(leftText(issueCount))
  }
  tell()
  return store.subscribeGroup(code, tell)
}
