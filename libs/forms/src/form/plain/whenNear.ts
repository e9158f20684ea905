/** Calls `then` once the element comes within a screen of what is seen (临近); what it gives ends the waiting. */
export const whenNear = (element: Element, then: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting !== true) return
      observer.disconnect()
      then()
    },
    { rootMargin: '100%' }
  )
  observer.observe(element)
  return () => observer.disconnect()
}
