/**
 * What unanswered questions may still do (待定): for every matter, field or material the questions that may bring it or take it away.
 *
 * A question counts with all choices below it. It decides nothing about a line that a later, answered question has decided already,
 * unless one of its choices jumps over that question and leaves the line otherwise.
 * Example: while 是否申领育儿补贴 is unanswered, M08 depends on `['8']`.
 */
import type { Choice, Question } from '../scene/Scene.ts'
import { isPath } from './askQuestions.ts'
import type { Entry, Ledger } from './applyEffects.ts'
import { standsAfter } from './choiceEffects.ts'
import type { EffectKind } from './choiceEffects.ts'
import type { PlannedQuestion } from './Plan.ts'

/** Numbers of the unanswered questions that may change where a line stands. */
export type OpenEffects = ReadonlyMap<string, readonly string[]>

const choicesBelow = (question: Question): readonly Choice[] =>
  question.choices.flatMap((choice) => [choice, ...(choice.questions ?? []).flatMap(choicesBelow)])

interface Jump {
  readonly choice: Choice
  /** Position of the first question it may lead to. */
  readonly to: number
}

function jumpsOf(choices: readonly Choice[], questions: readonly PlannedQuestion[]): readonly Jump[] {
  return choices.flatMap((choice) => {
    const targets = (choice.effects?.goto ?? []).filter((target) => !isPath(target))
    const to = questions.findIndex((line) => targets.includes(line.question.code))
    return targets.length === 0 ? [] : [{ choice, to: to === -1 ? questions.length : to }]
  })
}

export function openEffects(kind: EffectKind, ledger: Ledger, questions: readonly PlannedQuestion[]): OpenEffects {
  const changes = (choices: readonly Choice[], jumps: readonly Jump[], key: string, entry: Entry, position: number): boolean => {
    if (entry.decidedAt <= position) return choices.some((choice) => standsAfter(choice, kind, key) === !entry.included)
    return jumps.some(({ choice, to }) => entry.decidedAt < to && standsAfter(choice, kind, key) !== entry.included)
  }
  const found = new Map<string, string[]>()
  for (const [position, { question, number, selected }] of questions.entries()) {
    if (selected.length > 0) continue
    const choices = choicesBelow(question)
    const jumps = jumpsOf(choices, questions)
    for (const [key, entry] of ledger) {
      if (changes(choices, jumps, key, entry, position)) found.set(key, [...(found.get(key) ?? []), number])
    }
  }
  return found
}
