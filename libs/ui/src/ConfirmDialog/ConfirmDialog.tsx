import { lazy } from 'react'
import { OnceUsed } from '../loading/OnceUsed.tsx'
import type { ConfirmDialogProps } from './ConfirmWindow.tsx'

export const loadConfirmDialog = () => import('./ConfirmWindow.tsx')

const Window = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmWindow }))

/** Question that must be answered (确认框). The caller closes it by clearing `open`; a press outside does not. It loads when first asked. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <OnceUsed when={props.open}>
    <Window {...props} />
  </OnceUsed>
)
