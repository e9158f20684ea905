/**
 * What the chosen choices make of matters, fields and materials (情形作用): one ledger per kind, later effects win.
 *
 * A line stands in the set from the start unless its template says `default: false`. Within a choice removing comes before adding.
 * Values that several choices of one question lock are joined with `;`. Unknown codes are ignored. Source: spec §3.2.
 * Example: a choice with `removeMatters: [M05]` takes M05 out, a later one may add it again.
 */
import type { Scene } from '../scene/Scene.ts'
import type { ChosenChoice } from './askQuestions.ts'
import { effectKinds } from './choiceEffects.ts'
import type { PlannedQuestion, Reason } from './Plan.ts'

export interface Entry {
  readonly included: boolean
  readonly reasons: readonly Reason[]
  /** The question that decided last; -1 while nothing did. */
  readonly decidedAt: number
}

export type Ledger = ReadonlyMap<string, Entry>

export interface AppliedEffects {
  readonly matters: Ledger
  readonly fields: Ledger
  readonly materials: Ledger
  /** Values filled and locked, by field name. */
  readonly locks: ReadonlyMap<string, string>
}

const defaultReason: Reason = { kind: 'default' }

function reasonOf({ asked, choice }: ChosenChoice): Reason {
  if (asked === undefined) return defaultReason
  const { code, title } = asked.question
  return { kind: 'choice', questionCode: code, questionNumber: asked.number, questionTitle: title, choiceText: choice.text }
}

const opening = (lines: readonly { readonly key: string; readonly standing: boolean }[]): Map<string, Entry> =>
  new Map(lines.map(({ key, standing }) => [key, { included: standing, reasons: standing ? [defaultReason] : [], decidedAt: -1 }]))

export function applyEffects(scene: Scene, chosen: readonly ChosenChoice[], questions: readonly PlannedQuestion[]): AppliedEffects {
  const fields = (scene.form?.groups ?? []).flatMap((group) => group.fields)
  const ledgers = {
    matters: opening(scene.matters.map(({ code, default: standing }) => ({ key: code, standing: standing !== false }))),
    fields: opening(fields.map(({ name, default: standing }) => ({ key: name, standing: standing !== false }))),
    materials: opening(scene.materials.map(({ code, default: standing }) => ({ key: code, standing: standing !== false })))
  }
  const locks = new Map<string, { readonly asked: PlannedQuestion | undefined; readonly value: string }>()
  const positions = new Map(questions.map((question, index) => [question, index]))
  for (const line of chosen) {
    const decidedAt = line.asked === undefined ? -1 : (positions.get(line.asked) ?? -1)
    const effects = line.choice.effects ?? {}
    for (const kind of ['matters', 'fields', 'materials'] as const) {
      const ledger = ledgers[kind]
      for (const key of effects[effectKinds[kind].remove] ?? []) {
        if (ledger.has(key)) ledger.set(key, { included: false, reasons: [], decidedAt })
      }
      for (const key of effects[effectKinds[kind].add] ?? []) {
        const before = ledger.get(key)
        if (before !== undefined) ledger.set(key, { included: true, reasons: [...before.reasons, reasonOf(line)], decidedAt })
      }
    }
    for (const [name, value] of Object.entries(effects.setFields ?? {})) {
      const before = locks.get(name)
      const joins = before !== undefined && line.asked?.question.multiple === true && before.asked === line.asked
      locks.set(name, { asked: line.asked, value: joins ? `${before.value};${value}` : value })
    }
  }
  return { ...ledgers, locks: new Map(Array.from(locks, ([name, { value }]) => [name, value])) }
}
