import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** Rendered links, from the home page down. */
  readonly links: readonly ReactNode[]
  /** The page one is on. */
  readonly current: ReactNode
}

/** Path to this page (面包屑). */
export const Breadcrumb = ({ links, current }: BreadcrumbProps) => (
  <nav aria-label="当前位置" className={styles.nav}>
    <ol className={styles.list}>
      {links.map((link, index) => (
        <li key={index} className={styles.item}>
          {link}
          <ChevronRight aria-hidden="true" className={styles.separator} />
        </li>
      ))}
      <li className={styles.item}>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
)
