import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import type { PageHeaderProps } from '@ljonething/ui/PageHeader'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { focusField } from '@ljonething/ui/ErrorSummary'
import { stepHead } from '@ljonething/domain/steps/stepHead'
import { useFlow } from './FlowContext.ts'
import { useThisHandling } from '../HandlingContext.ts'
import * as styles from '../HandlingFrame.css.ts'

interface StepPageProps extends Pick<PageHeaderProps, 'description' | 'tags' | 'actions'> {
  /** What stands over the step (`stepHead`) unless the page has a title of its own. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** One step on its card (步骤页): the title takes the focus when one comes from another step, or what one was sent to. */
export const StepPage = ({ title, children, ...header }: StepPageProps) => {
  const { moved, current, focusOf } = useFlow()
  const { form } = useThisHandling()
  const head = stepHead(current)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!moved) return undefined
    const wanted = focusOf()
    const filled = form.get()
    if (wanted === undefined) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
      return undefined
    }
    /** After the title, which takes the focus of every new page. */
    const frame = requestAnimationFrame(() => {
      if (filled?.fieldOf(wanted) !== undefined || filled?.materialOf(wanted) !== undefined) filled.focusField(wanted)
      else focusField(wanted)
    })
    return () => cancelAnimationFrame(frame)
  }, [moved, focusOf, form])
  return (
    <Card>
      <PageHeader {...head} {...header} title={title ?? head.title} headingRef={heading} />
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
