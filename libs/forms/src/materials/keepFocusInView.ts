/** The control with the focus stays in the window while cards above it grow by what comes late: offers, findings of the judge (焦点可见). */
export const keepFocusInView = (box: HTMLElement | null) => {
  const grown = new ResizeObserver(() => box?.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' }))
  if (box !== null) grown.observe(box)
  return () => grown.disconnect()
}
