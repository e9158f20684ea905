import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Button.css.ts'
import type { ButtonLook } from './buttonClass.ts'
import { buttonClass } from './buttonClass.ts'

export { buttonClass }

export interface ButtonProps extends Omit<ComponentProps<'button'>, keyof ButtonLook | 'onClick'>, ButtonLook {
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void | Promise<unknown>) | undefined
  /** Work is under way: keeps focus, shows a spinner, ignores presses. */
  readonly busy?: boolean | undefined
  /** Replaces the label while busy, such as 正在提交…. */
  readonly busyText?: string | undefined
  readonly icon?: ReactNode
  readonly iconAfter?: ReactNode
}

/** Push button (按钮). While the promise that `onClick` returned is pending it shows itself busy and is pressed no second time. */
export const Button = ({
  variant,
  size,
  block,
  busy = false,
  busyText,
  icon,
  iconAfter,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const pending = useRef(false)
  const [working, setWorking] = useState(false)
  const occupied = busy || working
  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || pending.current) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const result = onClick?.(event)
    if (!(result instanceof Promise)) return
    pending.current = true
    setWorking(true)
    try {
      await result
    } finally {
      pending.current = false
      setWorking(false)
    }
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={occupied || undefined}
      aria-disabled={occupied || rest['aria-disabled']}
      className={classNames(buttonClass({ variant, size, block }), className)}
      onClick={press}
    >
      {occupied ? <Spinner label="" /> : icon ? <span className={styles.icon}>{icon}</span> : null}
      {children == null ? null : <span>{occupied && busyText ? busyText : children}</span>}
      {iconAfter ? <span className={styles.icon}>{iconAfter}</span> : null}
    </button>
  )
}
