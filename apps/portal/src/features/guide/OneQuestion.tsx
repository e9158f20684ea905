/** One question at a time (逐题作答), as on a phone: where it stands, what opened it, and the ways to the one before and after. */
import type { Plan } from '@ljonething/domain/plan/Plan'
import { Button } from '@ljonething/ui/Button'
import { useEffect, useRef } from 'react'
import * as styles from './GuideScreen.css.ts'
import { QuestionItem } from './QuestionList.tsx'
import type { Asking } from './QuestionList.tsx'

interface OneQuestionProps extends Asking {
  /** Position among the questions of the plan. */
  readonly at: number
  readonly onGo: (code: string) => void
}

/** Where one was; where that question is gone, at the first without an answer. */
export const placeIn = ({ questions, unanswered }: Plan, code: string | undefined): number => {
  const kept = questions.findIndex(({ question }) => question.code === code)
  return kept === -1
    ? Math.max(
        0,
        questions.findIndex(({ question }) => unanswered.includes(question.code))
      )
    : kept
}

export const OneQuestion = ({ at, onGo, ...asking }: OneQuestionProps) => {
  const { questions } = asking.plan
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [at])
  const line = questions[at]
  if (line === undefined) return null
  const opener = questions.find(({ question }) => question.code === line.parent)
  const go = (step: number) => {
    const code = questions[at + step]?.question.code
    if (code !== undefined) onGo(code)
  }
  return (
    <div className={styles.questions}>
      <p className={styles.extra}>
        {`进度 ${at + 1} / ${questions.length}`}
        {opener === undefined ? '' : `（第 ${opener.number} 题选择了“${opener.selected.map(({ text }) => text).join('、')}”）`}
      </p>
      <QuestionItem key={line.question.code} line={line} titleRef={title} {...asking} />
      <div className={styles.turns}>
        <Button size="large" disabled={at === 0} onClick={() => go(-1)}>
          上一题
        </Button>
        <Button size="large" variant="primary" disabled={at === questions.length - 1} onClick={() => go(1)}>
          下一题
        </Button>
      </div>
    </div>
  )
}
