import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and hover title, such as 删除 户口簿.pdf. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'small' | 'medium' | undefined
  readonly tone?: 'neutral' | 'danger' | undefined
  readonly busy?: boolean | undefined
}

/** Square button that shows an icon alone (图标按钮). */
export const IconButton = ({
  label,
  icon,
  size = 'medium',
  tone = 'neutral',
  busy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? undefined : onClick}
    className={classNames(styles.iconButton, size === 'small' && styles.small, tone === 'danger' && styles.danger, className)}
  >
    {busy ? <Spinner label="" /> : icon}
  </button>
)
