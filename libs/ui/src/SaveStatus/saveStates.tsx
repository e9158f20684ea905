import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'failed'

interface Shown {
  readonly icon: ReactNode
  /** `at` is the time of the last save with a space before it, or ''. */
  readonly text: (at: string) => string
}

/** How each save state is shown (暂存状态). */
export const saveStates: Readonly<Record<SaveState, Shown>> = {
  saved: { icon: <CircleCheck size={18} aria-hidden="true" />, text: (at) => `已暂存${at}` },
  saving: { icon: <Spinner label="" />, text: () => '正在暂存' },
  unsaved: { icon: <CircleDashed size={18} aria-hidden="true" />, text: () => '未暂存' },
  failed: { icon: <CircleAlert size={18} aria-hidden="true" />, text: (at) => (at === '' ? '暂存失败' : `暂存失败，上次暂存${at}`) }
}

export const saveText = (state: SaveState, at: string | undefined): string => saveStates[state].text(at === undefined ? '' : ` ${at}`)
