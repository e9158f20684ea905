import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { toneIcons } from '../Notice/Notice.tsx'
import * as styles from './Toast.css.ts'

type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface Toasts {
  readonly info: (text: string) => void
  readonly success: (text: string) => void
  readonly warning: (text: string) => void
  /** Stays until it is closed. */
  readonly error: (text: string) => void
}

interface Shown {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

const lastingMs: Record<ToastTone, number> = { info: 5000, success: 5000, warning: 8000, danger: Infinity }

const Context = createContext<Toasts | undefined>(undefined)

/** Shows short messages at the top and reads them out (轻提示). Hover and focus hold them; the same text is shown once. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const lastId = useRef(0)
  const toasts = useMemo<Toasts>(() => {
    const show = (tone: ToastTone) => (text: string) => {
      lastId.current += 1
      const id = lastId.current
      setShown((all) => [...all.filter((one) => one.text !== text || one.tone !== tone), { id, tone, text }].slice(-4))
    }
    return { info: show('info'), success: show('success'), warning: show('warning'), error: show('danger') }
  }, [])
  return (
    <Context value={toasts}>
      <Radix.Provider label="提示" swipeDirection="up">
        {children}
        {shown.map(({ id, tone, text }) => {
          const Icon = toneIcons[tone]
          return (
            <Radix.Root
              key={id}
              type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
              duration={lastingMs[tone]}
              className={styles.toast[tone]}
              onOpenChange={(open) => {
                if (!open) setShown((all) => all.filter((one) => one.id !== id))
              }}
            >
              <Icon aria-hidden="true" className={styles.icon[tone]} />
              <Radix.Description className={styles.text}>{text}</Radix.Description>
              <Radix.Close asChild>
                <IconButton size="small" label="关闭提示" icon={<X aria-hidden="true" />} />
              </Radix.Close>
            </Radix.Root>
          )
        })}
        <Radix.Viewport className={styles.viewport} label="通知（按 {hotkey} 跳到这里）" />
      </Radix.Provider>
    </Context>
  )
}

/** The four ways to show a toast; needs a ToastProvider above. */
export const useToast = () => {
  const toasts = useContext(Context)
  if (toasts === undefined) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
