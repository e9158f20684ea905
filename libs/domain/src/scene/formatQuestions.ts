/**
 * Guide questions as a screen holds them (情形引导): every question and every choice gets an id of its own, unlike any other, cues become tips and nested
 * questions are formatted alike. Ids come from the caller, in display order, a question before its choices. Nothing throws.
 * Source: spec §3.2. Example: one question with two choices → three ids.
 */
import { isContainer } from '../plan/askQuestions.ts'
import type { Choice, Question } from './Scene.ts'
import { tipsOf } from './tipsOf.ts'

export interface FormattedQuestion extends Omit<Question, 'choices' | 'hidden'> {
  readonly id: string
  readonly hidden: boolean
  readonly isContainer: boolean
  readonly choices: readonly FormattedChoice[]
}

export interface FormattedChoice extends Omit<Choice, 'questions'> {
  readonly uuid: string
  readonly tips: readonly string[]
  readonly questions: readonly FormattedQuestion[]
}

export const formatQuestions = (questions: readonly Question[], newId: () => string): readonly FormattedQuestion[] =>
  questions.map((question) => ({
    ...question,
    id: newId(),
    hidden: question.hidden === true,
    isContainer: isContainer(question),
    choices: question.choices.map((choice) => ({
      ...choice,
      uuid: newId(),
      tips: tipsOf(choice),
      questions: formatQuestions(choice.questions ?? [], newId)
    }))
  }))
