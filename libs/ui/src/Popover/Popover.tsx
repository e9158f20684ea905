import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  readonly trigger: ReactElement
  /** Accessible name of what opens. */
  readonly label: string
  readonly children: ReactNode
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly padding?: 'normal' | 'none' | undefined
  readonly matchTriggerWidth?: boolean | undefined
  /** What opens is high: it opens to the side with more room rather than scroll in little. */
  readonly tall?: boolean | undefined
}

/** Small surface tied to a button (弹出层): Esc or a press outside closes, focus returns to the button. */
export const Popover = (props: PopoverProps) => {
  const {
    trigger,
    label,
    children,
    open,
    onOpenChange,
    align = 'start',
    padding = 'normal',
    matchTriggerWidth = false,
    tall = false
  } = props
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={16}
          className={classNames(
            styles.popover,
            padding === 'none' && styles.flush,
            matchTriggerWidth && styles.asWideAsTrigger,
            tall && styles.tall
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
