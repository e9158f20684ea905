/** Has these elements and no others stand in a place, in this order (元素就位). What stands right is not moved: what is moved loses the focus. */
export const standIn = (place: Element, wanted: readonly Element[]): void => {
  if (place.firstElementChild === null) return place.append(...wanted)
  const staying = new Set(wanted)
  for (const standing of [...place.children]) if (!staying.has(standing)) standing.remove()
  let next: Element | null = place.firstElementChild
  for (const element of wanted) {
    if (element === next) next = next.nextElementSibling
    else place.insertBefore(element, next)
  }
}
