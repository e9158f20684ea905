import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '../Card/Card.tsx'
import * as styles from './Panel.css.ts'

export interface PanelProps {
  readonly title: ReactNode
  readonly id?: string | undefined
  readonly level?: 2 | 3 | undefined
  readonly description?: ReactNode
  /** State tags beside the title. */
  readonly tags?: ReactNode
  /** Buttons at the right end of the title row. */
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Titled section on a card (面板): a named region of the page. */
export const Panel = ({ title, id, level = 2, description, tags, actions, footer, className, children }: PanelProps) => {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="section" id={id} aria-labelledby={headingId} className={className}>
      <div className={styles.header}>
        <div>
          <div className={styles.heading}>
            <Heading id={headingId} className={level === 2 ? styles.level2 : styles.level3}>
              {title}
            </Heading>
            {tags}
          </div>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {actions}
      </div>
      {children}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </Card>
  )
}
