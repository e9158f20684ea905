import type { FieldGroup } from '@ljonething/domain/form/FormDescription'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import type { ReactNode } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { useGroup } from '../hooks/useGroup.ts'
import * as styles from './CombinedForm.css.ts'
import { leftText } from './leftText.ts'

interface FoldedGroupProps {
  readonly store: FormStore
  readonly group: FieldGroup
  readonly id: string
  /** Says how high it is about before it was ever drawn. */
  readonly sized: (box: HTMLElement | null) => void
  readonly children: ReactNode
}

/** A group that folds (mrsq); folded it says how many of its fields are wrong. */
export const FoldedGroup = ({ store, group, id, sized, children }: FoldedGroupProps) => {
  const open = useGroup(store, group.code, (shown) => shown.open)
  const count = useGroup(store, group.code, (shown) => shown.issueCount)
  return (
    <div ref={sized} className={open ? styles.group : styles.folded}>
      <DisclosureSection
        id={id}
        level={2}
        title={group.name}
        summary={count > 0 ? leftText(count) : undefined}
        open={open}
        onOpenChange={(next) => store.setGroupOpen(group.code, next)}
      >
        {children}
      </DisclosureSection>
    </div>
  )
}
