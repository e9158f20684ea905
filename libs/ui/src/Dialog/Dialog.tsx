import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { useFocusReturn } from './useFocusReturn.ts'

export type DialogSize = 'small' | 'medium' | 'large' | 'half' | 'full'

export interface DialogProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Button that opens it, where the caller keeps no state. */
  readonly trigger?: ReactElement | undefined
  readonly description?: ReactNode
  /** 440, 640, 960 px, half the window, the whole window. */
  readonly size?: DialogSize | undefined
  /** Buttons at the bottom right, the main one last. */
  readonly footer?: ReactNode
  /** A press outside closes it; off keeps a half-filled form from being lost. Esc and 关闭 always close. */
  readonly closeOnOutsidePress?: boolean | undefined
}

/** Window above the page (对话框): focus stays inside and returns on closing; Esc closes. */
export const Dialog = (props: DialogProps) => {
  const { title, children, open, onOpenChange, trigger, description, size = 'medium', footer, closeOnOutsidePress = true } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={styles.dialog[size]}
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
