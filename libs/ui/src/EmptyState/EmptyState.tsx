import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/classNames.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** 暂无数据 when absent. */
  readonly title?: string | undefined
  /** Why it is empty and what to do. */
  readonly children?: ReactNode
  /** The next step: buttons or links. */
  readonly actions?: ReactNode
  readonly icon?: ReactNode
  /** For use within a table or a card. */
  readonly compact?: boolean | undefined
}

/** What stands where nothing is yet (空状态). */
export const EmptyState = ({ title = '暂无数据', children, actions, icon, compact = false }: EmptyStateProps) => (
  <div className={classNames(styles.state, compact && styles.compact)}>
    <span aria-hidden="true" className={classNames(styles.picture, compact && styles.smallPicture)}>
      {icon ?? <Inbox size={compact ? 24 : 36} strokeWidth={1.5} />}
    </span>
    <p className={compact ? styles.compactTitle : styles.title}>{title}</p>
    {children ? <div className={styles.description}>{children}</div> : null}
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
)
