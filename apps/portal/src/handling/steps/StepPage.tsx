import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import type { PageHeaderProps } from '@ljonething/ui/PageHeader'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useFlow } from './FlowContext.ts'
import * as styles from '../HandlingFrame.css.ts'

interface StepPageProps extends Pick<PageHeaderProps, 'title' | 'description' | 'tags' | 'actions'> {
  readonly children: ReactNode
}

/** One step on its card (步骤页): the title takes the focus when one comes from another step. */
export const StepPage = ({ children, ...header }: StepPageProps) => {
  const { moved } = useFlow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!moved) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [moved])
  return (
    <Card>
      <PageHeader {...header} headingRef={heading} />
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
