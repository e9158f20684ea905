import { useRef } from 'react'

/** Handlers for Radix dialog contents: focus goes back to what had it before opening, with or without a trigger. */
export const useFocusReturn = () => {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      before.current?.focus()
    }
  }
}
