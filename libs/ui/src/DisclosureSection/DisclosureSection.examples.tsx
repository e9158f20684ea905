import type { Examples } from '../testing/Examples.ts'
import { DisclosureSection } from './DisclosureSection.tsx'

export const examples: Examples = {
  展开: () => (
    <DisclosureSection title="母亲信息" summary="已填 6 / 8">
      内容
    </DisclosureSection>
  ),
  收起: () => (
    <DisclosureSection title="父亲信息" defaultOpen={false}>
      内容
    </DisclosureSection>
  )
}
