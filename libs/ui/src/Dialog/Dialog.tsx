import { lazy } from 'react'
import type { ReactNode } from 'react'
import { OnceUsed } from '../loading/OnceUsed.tsx'

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

export const loadDialog = () => import('./DialogWindow.tsx')

const Window = lazy(async () => ({ default: (await loadDialog()).DialogWindow }))

/** Window above the page (对话框): focus stays inside and returns on closing; Esc closes. It loads when it first opens. */
export const Dialog = (props: DialogProps) => (
  <OnceUsed when={props.open}>
    <Window {...props} />
  </OnceUsed>
)
