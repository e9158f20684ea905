import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../theme/classNames.ts'
import * as styles from './Menu.css.ts'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly onSelect?: (() => void) | undefined
  /** A rendered link that takes the place of label and icon. */
  readonly link?: ReactElement | undefined
  readonly disabled?: boolean | undefined
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Draws a line above. */
  readonly separated?: boolean | undefined
}

export interface MenuProps {
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly align?: 'start' | 'center' | 'end' | undefined
}

/** List of actions behind a button (下拉菜单). Arrow keys move, Esc closes and returns focus. */
export const Menu = ({ trigger, items, align = 'end' }: MenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={16} loop>
        {items.flatMap((item) => [
          item.separated ? <Radix.Separator key={`${item.id}-line`} className={styles.separator} /> : null,
          <Radix.Item
            key={item.id}
            asChild={item.link !== undefined}
            disabled={item.disabled ?? false}
            className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
            {...(item.onSelect ? { onSelect: item.onSelect } : {})}
          >
            {item.link ?? (
              <>
                {item.icon}
                {item.label}
              </>
            )}
          </Radix.Item>
        ])}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
