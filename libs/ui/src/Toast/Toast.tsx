import type { ReactNode } from 'react'
import { createContext, lazy, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { OnceUsed } from '../loading/OnceUsed.tsx'
import type { ShownToast, ToastTone } from './ToastList.tsx'

export interface Toasts {
  readonly info: (text: string) => void
  readonly success: (text: string) => void
  readonly warning: (text: string) => void
  /** Stays until it is closed. */
  readonly error: (text: string) => void
}

export const loadToasts = () => import('./ToastList.tsx')

const List = lazy(async () => ({ default: (await loadToasts()).ToastList }))

const Context = createContext<Toasts | undefined>(undefined)

/** Shows short messages at the top and reads them out (轻提示). Hover and focus hold them; the same text is shown once. They load with the first. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const toasts = useMemo<Toasts>(() => {
    const show = (tone: ToastTone) => (text: string) => {
      lastId.current += 1
      const id = lastId.current
      setShown((all) => [...all.filter((one) => one.text !== text || one.tone !== tone), { id, tone, text }].slice(-4))
    }
    return { info: show('info'), success: show('success'), warning: show('warning'), error: show('danger') }
  }, [])
  const remove = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), [])
  return (
    <Context value={toasts}>
      {children}
      <OnceUsed when={shown.length > 0}>
        <List shown={shown} onGone={remove} />
      </OnceUsed>
    </Context>
  )
}

/** The four ways to show a toast; needs a ToastProvider above. */
export const useToast = () => {
  const toasts = useContext(Context)
  if (toasts === undefined) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
