import type { ReactNode, Ref } from 'react'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** Text of the page's one h1. */
  readonly title: ReactNode
  /** Takes focus after a route change. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  readonly tags?: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
}

/** Title of the page (页头). The h1 has the id `page-title` and can be focused by script. */
export const PageHeader = ({ title, headingRef, tags, description, actions }: PageHeaderProps) => (
  <div className={styles.header}>
    <div className={styles.text}>
      <div className={styles.titleRow}>
        <h1 ref={headingRef} id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {tags}
      </div>
      {description ? <div className={styles.description}>{description}</div> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
)
