import { logInAs } from '@ljonething/domain/filing/filingObstacle'
import type { Plan, PlannedQuestion } from '@ljonething/domain/plan/Plan'
import { allQuestions } from '@ljonething/domain/plan/smartChoices'
import type { Choice } from '@ljonething/domain/scene/Scene'
import { tipsOf } from '@ljonething/domain/scene/tipsOf'
import { ChoiceCards } from '@ljonething/ui/ChoiceCards'
import type { RefObject } from 'react'
import * as styles from './GuideScreen.css.ts'
import { questionId } from './questionId.ts'

export interface Asking {
  readonly plan: Plan
  /** Codes of the questions to mark as unanswered. */
  readonly missing: readonly string[]
  /** Ids of choices for the other kind of people. */
  readonly disabled?: readonly string[]
  readonly onAnswer: (code: string, value: string | readonly string[]) => void
}

/** The questions to answer (引导问题) in order; those a choice opens stand indented under it. */
export const QuestionList = (asking: Asking) => (
  <div className={styles.questions}>
    {asking.plan.questions
      .filter((line) => line.depth === 0)
      .map((line) => (
        <QuestionItem key={line.question.code} line={line} {...asking} />
      ))}
  </div>
)

interface QuestionItemProps extends Asking {
  readonly line: PlannedQuestion
  /** Without what its choices open, on a page of its own; its title takes the focus. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
}

export const QuestionItem = ({ line, titleRef, ...asking }: QuestionItemProps) => {
  const { plan, missing, disabled = [], onAnswer } = asking
  const { question, number, selected, byDefault } = line
  const id = questionId(question.code)
  const titleId = `${id}-label`
  const isMissing = missing.includes(question.code)
  const opened = titleRef === undefined ? plan.questions.filter((other) => other.parent === question.code) : []
  const follow = (choice: Choice) => {
    const codes = allQuestions(choice.questions ?? []).map(({ code }) => code)
    const own = opened.filter((other) => codes.includes(other.question.code))
    return own.length === 0 ? undefined : (
      <div className={styles.followUps}>
        {own.map((other) => (
          <QuestionItem key={other.question.code} line={other} {...asking} />
        ))}
      </div>
    )
  }
  const shared = {
    id,
    labelledBy: titleId,
    invalid: isMissing,
    choices: question.choices.map((choice) => {
      const isDisabled = disabled.includes(choice.id)
      const tips = [...(isDisabled ? [logInAs([choice.object ?? ''])] : []), ...tipsOf(choice)]
      return {
        value: choice.value,
        label: choice.text,
        cue: tips.length === 0 ? undefined : tips.join(' '),
        disabled: isDisabled,
        followUp: follow(choice)
      }
    })
  }
  const values = selected.map((choice) => choice.value)
  return (
    <div className={styles.question}>
      <h2 id={titleId} ref={titleRef} tabIndex={titleRef && -1} className={styles.level}>
        <span className={styles.title}>
          <span className={styles.number}>{number}</span>
          <span>
            {question.title}
            {question.multiple === true ? <span className={styles.extra}>（可多选）</span> : null}
            {byDefault ? <span className={styles.extra}>（已按常见情形预选，可以更改）</span> : null}
          </span>
        </span>
      </h2>
      {isMissing ? <p className={styles.error}>请回答这一题</p> : null}
      {question.multiple === true ? (
        <ChoiceCards {...shared} multiple value={values} onValueChange={(next) => onAnswer(question.code, next)} />
      ) : (
        <ChoiceCards {...shared} value={values[0]} onValueChange={(next) => onAnswer(question.code, next)} />
      )}
    </div>
  )
}
