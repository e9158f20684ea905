import type { FieldGroup } from '@ljonething/domain/form/FormDescription'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import type { CSSProperties, ReactNode } from 'react'
import { memo } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { useGroup } from '../hooks/useGroup.ts'
import * as styles from './CombinedForm.css.ts'
import { FieldRow } from './FieldRow.tsx'
import { groupAnchor } from './groupAnchor.ts'

interface FieldGroupSectionProps {
  readonly store: FormStore
  readonly group: FieldGroup
  readonly sourceOf?: ((fieldId: string) => ReactNode) | undefined
}

/** How many rows a group has before it was ever drawn; on a phone each field has one of its own. */
const placeholderSize = (group: FieldGroup): CSSProperties & Record<`--${string}`, number> => ({
  '--rows': group.fieldList.reduce((sum, field) => sum + (field.isOneLine ? 1 : 0.5), 0),
  '--rows-of-phone': group.fieldList.length
})

/** One group of the form (分组): a section with a heading, or one that folds (mrsq). Nothing while none of its fields is visible. */
export const FieldGroupSection = memo(({ store, group, sourceOf }: FieldGroupSectionProps) => {
  const { visible, open, issueCount } = useGroup(store, group.code)
  if (!visible) return null
  const id = groupAnchor(group.code)
  const fields = (
    <div className={styles.grid}>
      {group.fieldList.map((field) => (
        <FieldRow key={field.id} store={store} id={field.id} source={sourceOf?.(field.id)} />
      ))}
    </div>
  )
  if (group.isCollapsible)
    return (
      <div className={open ? styles.group : undefined} style={open ? placeholderSize(group) : undefined}>
        <DisclosureSection
          id={id}
          level={2}
          title={group.name}
          summary={issueCount > 0 ? `${issueCount} 处需要修改` : undefined}
          open={open}
          onOpenChange={(next) => store.setGroupOpen(group.code, next)}
        >
          {fields}
        </DisclosureSection>
      </div>
    )
  return (
    <section className={styles.group} style={placeholderSize(group)} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {group.name}
      </h2>
      {fields}
    </section>
  )
})
FieldGroupSection.displayName = 'FieldGroupSection'
