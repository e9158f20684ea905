import type { LucideIcon } from 'lucide-react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Tone } from '../theme/tones.ts'
import * as styles from './Notice.css.ts'

export const toneIcons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert
}

export interface NoticeProps {
  readonly tone?: Tone | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly onClose?: (() => void) | undefined
  /** Set when it appears in answer to an action: 'alert' interrupts, 'status' waits. */
  readonly role?: 'alert' | 'status' | undefined
}

/** Banner within the page (提示条). */
export const Notice = ({ tone = 'info', title, children, actions, onClose, role }: NoticeProps) => {
  const Icon = toneIcons[tone]
  return (
    <div className={styles.notice[tone]} role={role}>
      <Icon aria-hidden="true" className={styles.icon[tone]} />
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onClose ? <IconButton size="small" label="关闭提示" icon={<X aria-hidden="true" />} onClick={onClose} /> : null}
    </div>
  )
}
