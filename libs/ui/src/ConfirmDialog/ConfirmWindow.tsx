import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.css.ts'
import { useFocusReturn } from '../Dialog/useFocusReturn.ts'
import { toneIcons } from '../Notice/Notice.tsx'
import * as notice from '../Notice/Notice.css.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  /** 温馨提示 when absent. */
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly confirmText?: string | undefined
  /** null leaves only the confirm button. */
  readonly cancelText?: string | null | undefined
  readonly tone?: 'info' | 'warning' | 'danger' | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void | Promise<unknown>
  /** Also on Esc. */
  readonly onCancel: () => void
}

/** The question itself (确认框窗口), which comes with the first one that is asked. */
export const ConfirmWindow = (props: ConfirmDialogProps) => {
  const {
    open,
    title = '温馨提示',
    children,
    confirmText = '确定',
    cancelText = '取消',
    tone = 'warning',
    busy,
    onConfirm,
    onCancel
  } = props
  const focusReturn = useFocusReturn()
  const Icon = toneIcons[tone]
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onCancel())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content {...focusReturn} className={styles.dialog.small}>
          <div className={styles.alertBody}>
            <Icon aria-hidden="true" className={notice.icon[tone]} />
            <div className={styles.alertText}>
              <Radix.Title className={styles.alertTitle}>{title}</Radix.Title>
              <Radix.Description asChild>
                <div className={styles.alertMessage}>{children}</div>
              </Radix.Description>
            </div>
          </div>
          <div className={styles.alertFooter}>
            {cancelText === null ? null : (
              <Radix.Cancel asChild>
                <Button>{cancelText}</Button>
              </Radix.Cancel>
            )}
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
