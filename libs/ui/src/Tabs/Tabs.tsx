import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
  readonly disabled?: boolean | undefined
}

export interface TabsProps {
  readonly items: readonly TabItem[]
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** Views of one page of which one is shown (标签页). For tabs that lead to routes see NavTabs. */
export const Tabs = ({ items, label, value, defaultValue, onValueChange }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value ?? '' } : { value })}
    {...(onValueChange ? { onValueChange } : {})}
  >
    <Radix.List aria-label={label} className={styles.list}>
      {items.map((item) => (
        <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled ?? false} className={styles.tab}>
          {item.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {items.map((item) => (
      <Radix.Content key={item.value} value={item.value} className={styles.panel}>
        {item.content}
      </Radix.Content>
    ))}
  </Radix.Root>
)
