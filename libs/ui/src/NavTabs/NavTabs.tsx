import { cloneElement } from 'react'
import type { ReactElement } from 'react'
import * as styles from '../Tabs/Tabs.css.ts'

export interface NavTab {
  readonly id: string
  /** A rendered link or button. */
  readonly link: ReactElement<{ readonly className?: string; readonly 'aria-current'?: 'page' | undefined }>
  readonly current?: boolean | undefined
}

export interface NavTabsProps {
  readonly label: string
  readonly tabs: readonly NavTab[]
}

/** Tabs that are links to routes (导航标签). */
export const NavTabs = ({ label, tabs }: NavTabsProps) => (
  <nav aria-label={label} className={styles.list}>
    {tabs.map(({ id, link, current }) =>
      cloneElement(link, { key: id, className: styles.tab, 'aria-current': current === true ? 'page' : undefined })
    )}
  </nav>
)
