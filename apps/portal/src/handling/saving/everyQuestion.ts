import type { Question } from '@ljonething/domain/scene/Scene'

/** The questions of a guide with those that stand under their choices (全部题目), in the order of the file. */
export const everyQuestion = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...question.choices.flatMap((choice) => everyQuestion(choice.questions ?? []))])
