/**
 * Where every question and choice of a guide stands under a plan (情形选项状态): chosen, shown but for another kind of people, or not asked at
 * all. Containers are dissolved and stand nowhere; what they lead to does. Questions by code, choices by id, in display order. Total.
 * Source: spec §3.3 (selected, disabled, hidden, hiddenGuideUUIDs). Example: newborn, NB_Q02 answered with its first choice → the follow-up of its
 * second is hidden, with its choices.
 */
import type { Answers, Choice, Question, Scene } from '../scene/Scene.ts'
import { givenValues, isChoiceFor, isContainer } from './askQuestions.ts'
import type { Plan } from './Plan.ts'

export interface SmartChoices {
  readonly selected: readonly string[]
  readonly disabled: readonly string[]
  readonly hidden: readonly string[]
  readonly hiddenQuestions: readonly string[]
}

/** Every question of a guide, parents before what they open. */
export const allQuestions = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...question.choices.flatMap((choice) => allQuestions(choice.questions ?? []))])

const idsOf = (choices: readonly Choice[]): readonly string[] => choices.map(({ id }) => id)

export function smartChoices({ guide }: Pick<Scene, 'guide'>, { questions }: Pick<Plan, 'questions'>, userType: string): SmartChoices {
  const shown = new Set(questions.map(({ question }) => question.code))
  const all = allQuestions(guide?.questions ?? []).filter((question) => !isContainer(question))
  const hidden = all.filter(({ code }) => !shown.has(code))
  return {
    selected: questions.flatMap(({ selected }) => idsOf(selected)),
    disabled: questions.flatMap(({ question }) => idsOf(question.choices.filter((choice) => !isChoiceFor(choice, userType)))),
    hidden: hidden.flatMap(({ choices }) => idsOf(choices)),
    hiddenQuestions: hidden.map(({ code }) => code)
  }
}

/** The answers after a choice was made: with the others of its question where several may be, else in place of what was there. */
export function withChoice(answers: Answers, { code, multiple }: Question, { value }: Choice): Answers {
  const before = multiple === true ? givenValues(answers, code).filter((other) => other !== value) : []
  return { ...answers, [code]: multiple === true ? [...before, value] : value }
}
