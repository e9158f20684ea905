/**
 * What unanswered questions may still do (待定): for every matter, field or material the questions that may bring it or take it away.
 *
 * A question counts with all choices below it. It decides nothing about a line that a later, answered question has decided already.
 * Example: while 是否申领育儿补贴 is unanswered, `{ code: 'M08', adds: ['8'], removes: [] }`.
 */
import type { Choice, Question } from '../scene/Scene.ts'
import { effectKinds } from './applyEffects.ts'
import type { EffectKind, Ledger } from './applyEffects.ts'
import type { PlannedQuestion } from './Plan.ts'

/** Numbers of the unanswered questions that may change where a line stands. */
export type OpenEffects = ReadonlyMap<string, readonly string[]>

const choicesBelow = (question: Question): readonly Choice[] =>
  question.choices.flatMap((choice) => [choice, ...(choice.questions ?? []).flatMap(choicesBelow)])

export function openEffects(kind: EffectKind, ledger: Ledger, questions: readonly PlannedQuestion[]): OpenEffects {
  const found = new Map<string, string[]>()
  const { add, remove } = effectKinds[kind]
  for (const [position, { question, number, selected }] of questions.entries()) {
    if (selected.length > 0) continue
    const effects = choicesBelow(question).map((choice) => choice.effects ?? {})
    const may = {
      add: new Set(effects.flatMap((effect) => effect[add] ?? [])),
      remove: new Set(effects.flatMap((effect) => effect[remove] ?? []))
    }
    for (const [key, entry] of ledger) {
      if (entry.decidedAt > position) continue
      if (entry.included ? may.remove.has(key) : may.add.has(key)) found.set(key, [...(found.get(key) ?? []), number])
    }
  }
  return found
}
