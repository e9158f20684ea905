import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface AlertDialogProps {
  readonly open: boolean
  /** 温馨提示 when absent. */
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly confirmText?: string | undefined
  readonly tone?: 'info' | 'warning' | 'danger' | undefined
  readonly onClose: () => void
}

/** Message with a confirm button alone (提示框). */
export const AlertDialog = ({ confirmText = '知道了', tone = 'info', onClose, ...rest }: AlertDialogProps) => (
  <ConfirmDialog {...rest} tone={tone} confirmText={confirmText} cancelText={null} onConfirm={onClose} onCancel={onClose} />
)
