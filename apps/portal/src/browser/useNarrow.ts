/** Whether the window is as narrow as a phone (窄屏), told anew when it turns. */
import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 599px)')

const subscribe = (changed: () => void) => {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
