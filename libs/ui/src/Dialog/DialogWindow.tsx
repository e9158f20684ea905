import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { useFocusReturn } from './useFocusReturn.ts'

export type DialogSize = 'small' | 'medium' | 'large' | 'half' | 'full'

export interface DialogProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly open: boolean
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly description?: ReactNode
  /** 440, 640, 960 px, half the window, the whole window. */
  readonly size?: DialogSize | undefined
  /** Buttons at the bottom right, the main one last. */
  readonly footer?: ReactNode
  /** A press outside closes it; off keeps a half-filled form from being lost. Esc and 关闭 always close. */
  readonly closeOnOutsidePress?: boolean | undefined
}

/** The window itself (对话框窗口), which comes with the first dialog that opens. */
export const DialogWindow = (props: DialogProps) => {
  const { title, children, open, onOpenChange, description, size = 'medium', footer, closeOnOutsidePress = true } = props
  const focusReturn = useFocusReturn()
  const change = (isOpen: boolean) => onOpenChange?.(isOpen)
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={styles.dialog[size]}
          onKeyDown={(event) => {
            // Only a message that came above it has the key unused: it closes, and so does the window.
            const isUnused = event.key === 'Escape' && !event.defaultPrevented
            if (isUnused && event.currentTarget.contains(document.activeElement)) change(false)
          }}
          onInteractOutside={(event) => {
            if (!closeOnOutsidePress) event.preventDefault()
          }}
        >
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="关闭" icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {description ? <Radix.Description className={styles.description}>{description}</Radix.Description> : null}
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
