const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]'

/** Scrolls to the control with this id and focuses it, or the first control within it (radio groups, tables). False when there is none. */
export const focusField = (id: string): boolean => {
  const element = document.getElementById(id)
  if (element === null) return false
  const target = element.matches(focusable) ? element : (element.querySelector<HTMLElement>(focusable) ?? element)
  if (target === element && !element.matches(focusable)) element.tabIndex = -1
  target.focus({ preventScroll: true })
  const heading = document.getElementById(`${id}-label`) ?? target
  heading.scrollIntoView({ block: 'center' })
  return document.activeElement === target
}
