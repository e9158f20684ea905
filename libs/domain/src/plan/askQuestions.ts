/**
 * The questions to show (情形引导), depth first in display order, and the choices in force, in the order their effects apply.
 *
 * A container (hidden, displayMode "1") is dissolved: its default choice's questions stand in its place and the numbering goes on.
 * A question hidden otherwise is not asked; its default choice counts. `goto` leaves out the questions before the nearest target.
 * Unknown answers count as none; nothing throws. Source: spec §3.2 as ruled. Example: question 2 opens 2.1, 2.2, …
 */
import { questionDisplayMode } from '../codes/scene.ts'
import { newUserTypeOf } from '../codes/user.ts'
import type { Answers, Choice, Question } from '../scene/Scene.ts'
import type { PlannedQuestion } from './Plan.ts'

export interface ChosenChoice {
  readonly choice: Choice
  /** Where the choice was made; absent for the default of a container or hidden question. */
  readonly asked?: PlannedQuestion
}

export interface AskedQuestions {
  readonly questions: readonly PlannedQuestion[]
  readonly chosen: readonly ChosenChoice[]
  readonly leaveTo: string | undefined
}

/** Hidden with the container mode: shows no text of its own. */
export const isContainer = (question: Question): boolean =>
  question.hidden === true && question.displayMode === questionDisplayMode.code.hide

/** Not asked; its default choice counts. */
export const isHidden = (question: Question): boolean => question.hidden === true || question.displayMode === questionDisplayMode.code.hide

/** The values given for a question; empty for anything that is no answer. */
export function givenValues(answers: Answers, code: string): readonly string[] {
  if (!Object.hasOwn(answers, code)) return []
  const given: unknown = answers[code]
  const values: readonly unknown[] = Array.isArray(given) ? given : [given]
  return values.filter((value) => typeof value === 'string')
}

/** The choice that counts until the person chooses; none or one. */
export const defaultChoices = (question: Question): readonly Choice[] =>
  question.choices.filter((choice) => choice.value === question.defaultChoice).slice(0, 1)

/** A choice for the other kind of user is no default for this one; a visitor may become either. */
export const isChoiceFor = ({ object }: Choice, userType: string): boolean => {
  const kind = newUserTypeOf(userType)
  return object === undefined || kind === undefined || object === kind
}

function selectionOf(
  question: Question,
  answers: Answers,
  userType: string
): { readonly selected: readonly Choice[]; readonly byDefault: boolean } {
  const given = givenValues(answers, question.code)
  const known = question.choices.filter((choice) => given.includes(choice.value))
  if (known.length > 0) return { selected: question.multiple === true ? known : known.slice(0, 1), byDefault: false }
  const fallback = defaultChoices(question).filter((choice) => isChoiceFor(choice, userType))
  return { selected: fallback, byDefault: fallback.length > 0 }
}

/** Codes that stand at the level of these questions, containers dissolved. */
export function codesOf(questions: readonly Question[]): readonly string[] {
  return questions.flatMap((question) =>
    isContainer(question) ? codesOf(defaultChoices(question).flatMap((choice) => choice.questions ?? [])) : [question.code]
  )
}

interface Level {
  readonly prefix: string
  readonly depth: number
  readonly parent: string | undefined
  count: number
}

/** The screens' side of `goto`: paths start with a slash. */
export const isPath = (target: string): boolean => target.startsWith('/')

export function askQuestions(topLevel: readonly Question[], answers: Answers, userType: string): AskedQuestions {
  const questions: PlannedQuestion[] = []
  const chosen: ChosenChoice[] = []
  let leaveTo: string | undefined
  let awaited: ReadonlySet<string> | undefined

  const follow = (choice: Choice, later: () => readonly string[]): void => {
    const targets = choice.effects?.goto ?? []
    leaveTo ??= targets.find(isPath)
    const codes = targets.length === 0 ? [] : later()
    const ahead = targets.filter((target) => codes.includes(target))
    if (ahead.length > 0) awaited = new Set(ahead)
  }

  const ask = (question: Question, level: Level, later: () => readonly string[]): void => {
    level.count += 1
    const asked: PlannedQuestion = {
      question,
      number: `${level.prefix}${level.count}`,
      depth: level.depth,
      ...(level.parent === undefined ? {} : { parent: level.parent }),
      ...selectionOf(question, answers, userType)
    }
    questions.push(asked)
    const inner: Level = { prefix: `${asked.number}.`, depth: level.depth + 1, parent: question.code, count: 0 }
    for (const choice of asked.selected) {
      chosen.push({ choice, asked })
      visit(choice.questions ?? [], inner, later)
      follow(choice, later)
    }
  }

  const visit = (siblings: readonly Question[], level: Level, after: () => readonly string[]): void => {
    for (const [index, question] of siblings.entries()) {
      const later = (): readonly string[] => [...codesOf(siblings.slice(index + 1)), ...after()]
      if (isContainer(question)) {
        for (const choice of defaultChoices(question)) {
          if (awaited === undefined) chosen.push({ choice })
          visit(choice.questions ?? [], level, later)
        }
      } else if (awaited?.has(question.code) !== false) {
        awaited = undefined
        if (isHidden(question)) chosen.push(...defaultChoices(question).map((choice) => ({ choice })))
        else ask(question, level, later)
      }
    }
  }

  visit(topLevel, { prefix: '', depth: 0, parent: undefined, count: 0 }, () => [])
  return { questions, chosen, leaveTo }
}
