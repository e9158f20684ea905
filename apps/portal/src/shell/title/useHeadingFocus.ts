import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const waitMs = 5_000

const focusHeading = (): boolean => {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((each) => each.closest('[aria-busy="true"]') === null)
  if (heading === undefined) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Moves focus to the h1 after a route change (焦点), as soon as the new screen has one that stays, unless the person has gone elsewhere meanwhile. */
export const useHeadingFocus = () => {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const previous = useRef<string | undefined>(undefined)
  useEffect(() => {
    const cameFrom = previous.current
    previous.current = pathname
    if (cameFrom === undefined || cameFrom === pathname || focusHeading()) return undefined
    const observer = new MutationObserver(() => {
      const isElsewhere = document.activeElement !== null && document.activeElement.closest('main') !== null
      if (isElsewhere || focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), waitMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}
