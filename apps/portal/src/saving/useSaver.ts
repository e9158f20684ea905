/**
 * Saves while a screen is shown (自动暂存): after each pause, when the page is hidden, once the line is back and after a new login. The copy of the tab
 * is written when the page is hidden or left.
 */
import { useEffect } from 'react'
import { getToken, onTokenChange } from '../session/token.ts'
import type { Saver } from './Saver.ts'

export type Saving = Pick<Saver<never>, 'attend' | 'flush' | 'keep'>

/** `onLeave` is given the save that is under way when the screen is left; keep it stable. */
export const useSaver = (saver: Saving, onLeave?: (save: Promise<unknown>) => void): void => {
  useEffect(() => {
    const saveNow = () => (getToken() === null ? Promise.resolve() : saver.flush())
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return
      void saveNow()
      saver.keep()
    }
    const stopSaving = saver.attend()
    const stopToken = onTokenChange(() => void saveNow())
    window.addEventListener('online', saveNow)
    window.addEventListener('pagehide', saver.keep)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      stopToken()
      window.removeEventListener('online', saveNow)
      window.removeEventListener('pagehide', saver.keep)
      document.removeEventListener('visibilitychange', onHide)
      const save = saveNow()
      saver.keep()
      onLeave?.(save)
      stopSaving()
    }
  }, [saver, onLeave])
}
