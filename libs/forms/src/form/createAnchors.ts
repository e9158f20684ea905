import type { FieldGroup } from '@ljonething/domain/form/FormDescription'
import { standIn } from '@ljonething/ui/standIn'
import type { FormStore } from '../engine/FormStore.ts'
import * as styles from './CombinedForm.css.ts'
import { groupAnchor } from './groupAnchor.ts'
import { keepIssueCount } from './keepIssueCount.ts'

const linkOf = (store: FormStore, { code, name, isCollapsible }: FieldGroup) => {
  const target = groupAnchor(code)
  const [line, link, left] = [document.createElement('li'), document.createElement('a'), document.createElement('span')]
  link.className = styles.anchor
  link.href = `#${target}`
  left.className = styles.left
  link.append(name, left)
  line.append(link)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    if (isCollapsible) store.setGroupOpen(code, true)
    const heading = document.getElementById(target)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  })
  return { code, line, left }
}

/** Fills a list with a link to each visible group and keeps it so, apart from React: a form of a thousand fields has fifty. Gives what ends it. */
export const createAnchors = (store: FormStore, groups: readonly FieldGroup[], list: Element): (() => void) => {
  const links = groups.map((group) => linkOf(store, group))
  const place = () =>
    standIn(
      list,
      links.flatMap(({ code, line }) => (store.group(code).visible ? line : []))
    )
  place()
  const ends = links.flatMap(({ code, line, left }) => [
    keepIssueCount(store, code, left, (text) => `（${text}）`),
    store.subscribeGroup(code, () => {
      if (store.group(code).visible !== (line.parentNode === list)) place()
    })
  ])
  return () => {
    for (const end of ends) end()
  }
}
