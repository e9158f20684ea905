import { lazy } from 'react'
import { OnceUsed } from '../loading/OnceUsed.tsx'
import type { DialogProps } from './DialogWindow.tsx'

export const loadDialog = () => import('./DialogWindow.tsx')

const Window = lazy(async () => ({ default: (await loadDialog()).DialogWindow }))

/** Window above the page (对话框): focus stays inside and returns on closing; Esc closes. It loads when it first opens. */
export const Dialog = (props: DialogProps) => (
  <OnceUsed when={props.open}>
    <Window {...props} />
  </OnceUsed>
)
