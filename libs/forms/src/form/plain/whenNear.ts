const kind = 'contentvisibilityautostatechange'
const near = new WeakSet<Element>()

/**
 * Calls `then` once the browser draws the box, which it leaves out as long as it is a screen and more away (临近), and at once where nothing says so;
 * what it gives ends the waiting. An observer of its own would measure each box again with every frame. Of a box with the focus nothing is said.
 */
export const whenNear = (box: Element | null | undefined, then: () => void): (() => void) => {
  if (!box || near.has(box) || !(`on${kind}` in box)) {
    then()
    return () => undefined
  }
  const hear = (event: Event) => {
    if ('skipped' in event && event.skipped === true) return
    near.add(box)
    leave()
    then()
  }
  const leave = () => box.removeEventListener(kind, hear)
  box.addEventListener(kind, hear)
  return leave
}
