declare global {
  interface ElementEventMap {
    contentvisibilityautostatechange: ContentVisibilityAutoStateChangeEvent
  }
}

const kind = 'contentvisibilityautostatechange'
const near = new WeakSet<Element>()

/**
 * Calls `then` once the browser draws the box, which it leaves out as long as it is a screen and more away (临近), and at once where nothing says so;
 * what it gives ends the waiting. An observer of its own would measure each box again with every frame. Of a box with the focus nothing is said.
 */
export const whenNear = (box: Element | null | undefined, then: () => void): (() => void) => {
  const leave = () => box?.removeEventListener(kind, hear)
  const hear = ({ skipped }: ContentVisibilityAutoStateChangeEvent) => {
    if (skipped) return
    if (box) near.add(box)
    leave()
    then()
  }
  if (box && !near.has(box) && `on${kind}` in box) box.addEventListener(kind, hear)
  else then()
  return leave
}
