import type { FieldGroup } from '@ljonething/domain/form/FormDescription'
import type { MouseEvent } from 'react'
import type { FormStore } from '../engine/FormStore.ts'
import { useGroup } from '../hooks/useGroup.ts'
import * as styles from './CombinedForm.css.ts'
import { groupAnchor } from './groupAnchor.ts'
import { GroupIssues } from './GroupIssues.tsx'

/** Links to the groups of a long form (分区导航). */
export const FormAnchors = ({ store }: { readonly store: FormStore }) => (
  <nav aria-label="表单分区" data-print="hide">
    <ul className={styles.anchors}>
      {store.description.allfield.map((group) => (
        <GroupLink key={group.code} store={store} group={group} />
      ))}
    </ul>
  </nav>
)

const GroupLink = ({ store, group }: { readonly store: FormStore; readonly group: FieldGroup }) => {
  const visible = useGroup(store, group.code, (shown) => shown.visible)
  if (!visible) return null
  const target = groupAnchor(group.code)
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    if (group.isCollapsible) store.setGroupOpen(group.code, true)
    const heading = document.getElementById(target)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <li>
      <a href={`#${target}`} className={styles.anchor} onClick={follow}>
        {group.name}
        <GroupIssues store={store} code={group.code} inBrackets />
      </a>
    </li>
  )
}
