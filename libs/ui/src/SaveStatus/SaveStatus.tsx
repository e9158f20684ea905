import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './SaveStatus.css.ts'

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'failed'

export interface SaveStatusProps {
  readonly state: SaveState
  /** Time of the last save as shown, such as 12:03. */
  readonly at?: string | undefined
}

const shown: Record<SaveState, { readonly icon: ReactNode; readonly text: (at: string) => string }> = {
  saved: { icon: <CircleCheck size={18} aria-hidden="true" />, text: (at) => `已暂存${at}` },
  saving: { icon: <Spinner label="" />, text: () => '正在暂存' },
  unsaved: { icon: <CircleDashed size={18} aria-hidden="true" />, text: () => '未暂存' },
  failed: { icon: <CircleAlert size={18} aria-hidden="true" />, text: (at) => (at === '' ? '暂存失败' : `暂存失败，上次暂存${at}`) }
}

/** Whether the draft is kept (暂存状态). */
export const SaveStatus = ({ state, at }: SaveStatusProps) => (
  <span role="status" className={styles.status[state]}>
    {shown[state].icon}
    {shown[state].text(at === undefined ? '' : ` ${at}`)}
  </span>
)
