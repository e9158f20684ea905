import { useEffect, useRef, useState } from 'react'

/** Widest a page is at 100 %, CSS pixels. */
const widest = 900

/** An element and the width a page has in it (页面宽度), 0 until it is known. */
export const useWidth = () => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const current = element.current
    if (current === null) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current)
      setWidth(Math.min(widest, Math.floor(current.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) - 2))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
