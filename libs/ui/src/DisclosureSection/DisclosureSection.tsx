import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import * as styles from './DisclosureSection.css.ts'

export interface DisclosureSectionProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Short state at the right end, such as 已填 6 / 8. */
  readonly summary?: ReactNode
  readonly level?: 2 | 3 | 4 | undefined
  readonly defaultOpen?: boolean | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly id?: string | undefined
}

/** Group that folds (折叠分组). What is inside stays mounted while folded, and prints. */
export const DisclosureSection = (props: DisclosureSectionProps) => {
  const { title, children, summary, level = 3, defaultOpen = true, open, onOpenChange, id } = props
  const contentId = useId()
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = open ?? ownOpen
  const Heading = `h${level}` as const
  const toggle = () => {
    setOwnOpen(!isOpen)
    onOpenChange?.(!isOpen)
  }
  return (
    <section id={id} className={styles.section}>
      <Heading className={styles.heading}>
        <button type="button" aria-expanded={isOpen} aria-controls={contentId} className={styles.toggle} onClick={toggle}>
          <ChevronRight aria-hidden="true" size={20} className={styles.chevron} />
          <span className={styles.title}>{title}</span>
          {summary ? <span className={styles.summary}>{summary}</span> : null}
        </button>
      </Heading>
      <div id={contentId} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </section>
  )
}
