import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { IconButton } from '../IconButton/IconButton.tsx'
import { toneIcons } from '../Notice/Notice.tsx'
import * as styles from './Toast.css.ts'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface ShownToast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

const lastingMs: Record<ToastTone, number> = { info: 5000, success: 5000, warning: 8000, danger: Infinity }

/** The messages themselves (提示列表), which come with the first one that is shown. */
export const ToastList = ({ shown, onGone }: { readonly shown: readonly ShownToast[]; readonly onGone: (id: number) => void }) => (
  <Radix.Provider label="提示" swipeDirection="up">
    {shown.map(({ id, tone, text }) => {
      const Icon = toneIcons[tone]
      return (
        <Radix.Root
          key={id}
          type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
          duration={lastingMs[tone]}
          className={styles.toast[tone]}
          onOpenChange={(open) => {
            if (!open) onGone(id)
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
)
