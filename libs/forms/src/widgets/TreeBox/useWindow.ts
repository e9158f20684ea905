import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { linesInSight } from './TreeBox.css.ts'

/** Lines drawn beyond those in sight, on either side. */
const spare = 2

interface DrawnLine {
  readonly at: number
  /** Not among the lines in sight: stands where it is for the focus alone. */
  readonly isApart: boolean
}

/**
 * Which lines of a list are drawn (可见窗口): those in sight and the one that may have the focus, wherever it stands, so that scrolling away loses no
 * focus and Tab finds it. Another `word` begins at the top.
 */
export const useWindow = (box: RefObject<HTMLElement | null>, rows: readonly number[], focusable: number, word: string) => {
  const [{ top, of }, setTop] = useState({ top: 0, of: word })
  const wanted = useRef(-1)
  const first = Math.max(0, Math.min(of === word ? top : 0, rows.length - linesInSight))
  const above = Math.max(0, first - spare)
  const end = Math.min(rows.length, first + linesInSight + 1 + spare)
  const places: DrawnLine[] = []
  for (let at = above; at < end; at += 1) places.push({ at, isApart: false })
  if (focusable < above) places.unshift({ at: focusable, isApart: true })
  if (focusable >= end && focusable < rows.length) places.push({ at: focusable, isApart: true })

  const scrollTo = (next: number) => {
    if (next !== first || of !== word) setTop({ top: next, of: word })
  }
  useLayoutEffect(() => {
    // Not where nothing was scrolled: it has the page laid out at once.
    if (of !== word && top > 0 && box.current) box.current.scrollTop = 0
  }, [box, of, top, word])
  useLayoutEffect(() => {
    const at = wanted.current
    wanted.current = -1
    const line = at < 0 ? undefined : box.current?.querySelector<HTMLElement>(`[data-node="${rows[at]}"]`)
    if (!line || !box.current) return
    line.focus({ preventScroll: true })
    const [from, height] = [at * line.offsetHeight, line.offsetHeight]
    const { scrollTop, clientHeight } = box.current
    if (from < scrollTop) box.current.scrollTop = from
    else if (from + height > scrollTop + clientHeight) box.current.scrollTop = from + height - clientHeight
  })
  return {
    places,
    above,
    onScroll: () => {
      const line = box.current?.querySelector<HTMLElement>('[data-node]')
      if (line && box.current) scrollTo(Math.floor(box.current.scrollTop / line.offsetHeight))
    },
    /** Draws a line, moves it into sight and gives it the focus, with the next drawing. */
    show: (at: number) => {
      wanted.current = at
      scrollTo(at < first ? at : at >= first + linesInSight ? at - linesInSight + 1 : first)
    }
  }
}
