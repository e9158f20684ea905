import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { Placement } from './placeBeside.ts'
import { placeBeside } from './placeBeside.ts'

/** Keeps a fixed surface beside its anchor while the page scrolls, turns or grows (跟随定位); tells its style sheet `data-side` and `--anchor-x`. */
export const usePlacement = (anchor: HTMLElement, surface: RefObject<HTMLElement | null>, { side, align }: Placement): void => {
  useLayoutEffect(() => {
    const place = () => {
      const element = surface.current
      if (element === null) return
      const beside = anchor.getBoundingClientRect()
      const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
      const at = placeBeside(beside, { width: element.offsetWidth, height: element.offsetHeight }, room, { side, align })
      element.style.left = `${at.left}px`
      element.style.top = `${at.top}px`
      element.style.setProperty('--anchor-x', `${beside.left + beside.width / 2 - at.left}px`)
      element.dataset['side'] = at.side
    }
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [anchor, surface, side, align])
}
