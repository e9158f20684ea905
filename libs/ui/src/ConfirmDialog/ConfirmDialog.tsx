import { lazy } from 'react'
import type { ReactNode } from 'react'
import { OnceUsed } from '../loading/OnceUsed.tsx'

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

export const loadConfirmDialog = () => import('./ConfirmWindow.tsx')

const Window = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmWindow }))

/** Question that must be answered (确认框). The caller closes it by clearing `open`; a press outside does not. It loads when first asked. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <OnceUsed when={props.open}>
    <Window {...props} />
  </OnceUsed>
)
