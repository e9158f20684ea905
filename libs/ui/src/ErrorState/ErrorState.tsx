import { CloudAlert, FileQuestion, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../EmptyState/EmptyState.css.ts'
import { classNames } from '../theme/classNames.ts'

export type ErrorKind = 'failed' | 'forbidden' | 'missing'

const kinds: Record<ErrorKind, { readonly Icon: typeof CloudAlert; readonly title: string; readonly text: string }> = {
  failed: { Icon: CloudAlert, title: '暂时无法加载', text: '网络或系统繁忙，请稍后再试。您已填写的内容不会丢失。' },
  forbidden: { Icon: ShieldAlert, title: '您没有查看权限', text: '请确认登录的账号是否正确，或返回首页选择其他服务。' },
  missing: { Icon: FileQuestion, title: '没有找到这个页面', text: '它可能已被删除或地址有误，请返回首页重新查找。' }
}

export interface ErrorStateProps {
  /** Stands for the whole page: its title is the h1. */
  readonly page?: boolean | undefined
  readonly kind?: ErrorKind | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Shows 重新加载. */
  readonly onRetry?: (() => void | Promise<unknown>) | undefined
  /** Further next steps: buttons or links. */
  readonly actions?: ReactNode
}

/** What stands where something could not be shown (错误页), with a next step. */
export const ErrorState = ({ page = false, kind = 'failed', title, children, onRetry, actions }: ErrorStateProps) => {
  const { Icon, title: usualTitle, text } = kinds[kind]
  return (
    <div role="alert" className={styles.state}>
      <span aria-hidden="true" className={classNames(styles.picture, kind === 'failed' && styles.failed)}>
        <Icon size={36} strokeWidth={1.5} />
      </span>
      {page ? (
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          {title ?? usualTitle}
        </h1>
      ) : (
        <p className={styles.title}>{title ?? usualTitle}</p>
      )}
      <div className={styles.description}>{children ?? text}</div>
      {onRetry || actions ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button variant="primary" onClick={onRetry}>
              重新加载
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  )
}
