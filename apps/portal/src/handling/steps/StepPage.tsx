import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import type { PageHeaderProps } from '@ljonething/ui/PageHeader'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { stepHead } from '@ljonething/domain/steps/stepHead'
import { useFlow } from './FlowContext.ts'
import * as styles from '../HandlingFrame.css.ts'

interface StepPageProps extends Pick<PageHeaderProps, 'description' | 'tags' | 'actions'> {
  /** What stands over the step (`stepHead`) unless the page has a title of its own. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** One step on its card (步骤页): the title takes the focus when one comes from another step. */
export const StepPage = ({ title, children, ...header }: StepPageProps) => {
  const { moved, current } = useFlow()
  const head = stepHead(current)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!moved) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [moved])
  return (
    <Card>
      <PageHeader {...head} {...header} title={title ?? head.title} headingRef={heading} />
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
