import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import type { DialogProps } from './Dialog.tsx'
import { useFocusReturn } from './useFocusReturn.ts'

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
