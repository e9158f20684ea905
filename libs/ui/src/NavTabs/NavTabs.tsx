import { Slot } from 'radix-ui'
import type { ReactElement } from 'react'
import * as styles from '../Tabs/Tabs.css.ts'

export interface NavTab {
  readonly id: string
  /** A rendered link or button. */
  readonly link: ReactElement
  readonly current?: boolean | undefined
}

export interface NavTabsProps {
  readonly label: string
  readonly tabs: readonly NavTab[]
}

/** Tabs that are links to routes (导航标签). */
export const NavTabs = ({ label, tabs }: NavTabsProps) => (
  <nav aria-label={label} className={styles.list}>
    {tabs.map((tab) => (
      <Slot.Root key={tab.id} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
        {tab.link}
      </Slot.Root>
    ))}
  </nav>
)
