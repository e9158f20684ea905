const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]'

/** Of a control that is locked its name takes the focus, which a locked control cannot. */
const targetOf = (element: HTMLElement, label: HTMLElement | null): HTMLElement => {
  if (element.matches(focusable)) return element
  return element.querySelector<HTMLElement>(focusable) ?? (element.matches(':disabled') ? label : null) ?? element
}

/** Scrolls to the control with this id and focuses it, or the first control within it (radio groups, tables). False when there is none. */
export const focusField = (id: string): boolean => {
  const element = document.getElementById(id)
  if (element === null) return false
  const label = document.getElementById(`${id}-label`)
  const target = targetOf(element, label)
  if (!target.matches(focusable)) target.tabIndex = -1
  target.focus({ preventScroll: true })
  const heading = label ?? target
  heading.scrollIntoView({ block: 'center' })
  return document.activeElement === target
}
