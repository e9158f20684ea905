/**
 * Where the numbers of a plan are others than its scene publishes, and by which answers (数字变化): working days, runs, materials and links of the
 * bundle as on the card, and as they are now; the numbers of the questions whose choices bring or take away a matter or a material. A scene whose
 * numbers stand has no change. Source: spec §2.4, §3.2. Example: newborn, `{NB_Q03: '4'}` (暂不落户) → links, materials …, by question 3.
 */
import type { ComparisonKind } from '../display/comparisonLabels.ts'
import type { Choice, Scene } from '../scene/Scene.ts'
import { sceneNumbers } from '../scene/sceneNumbers.ts'
import { effectKinds, standsAfter } from './choiceEffects.ts'
import type { Plan } from './Plan.ts'

export interface ChangedNumber {
  readonly kind: ComparisonKind
  readonly promised: number
  readonly now: number
}

export interface NumberChanges {
  readonly changed: readonly ChangedNumber[]
  /** Numbers of questions. */
  readonly by: readonly string[]
}

/** Whether a choice leaves a matter or a material otherwise than it stands from the start. */
const changesLines = ({ matters, materials }: Scene, choice: Choice): boolean =>
  (['matters', 'materials'] as const).some((kind) => {
    const lines = kind === 'matters' ? matters : materials
    const named = [...(choice.effects?.[effectKinds[kind].add] ?? []), ...(choice.effects?.[effectKinds[kind].remove] ?? [])]
    return lines.some((line) => named.includes(line.code) && standsAfter(choice, kind, line.code) !== (line.default !== false))
  })

export function changedNumbers(scene: Scene, { comparison, questions }: Pick<Plan, 'comparison' | 'questions'>): NumberChanges {
  const numbers = sceneNumbers(scene)
  const promised: Readonly<Record<ComparisonKind, number>> = {
    handlingDays: numbers.currentTimeLimit,
    runs: numbers.currentRunNum,
    materials: numbers.currentMaterialNum,
    links: numbers.currentLinkNum
  }
  const kinds = ['handlingDays', 'runs', 'materials', 'links'] as const
  const changed = kinds
    .map((kind) => ({ kind, promised: promised[kind], now: comparison[kind].after }))
    .filter((number) => number.promised !== number.now)
  const by = questions.filter(({ selected }) => selected.some((choice) => changesLines(scene, choice))).map(({ number }) => number)
  return { changed, by: changed.length === 0 ? [] : by }
}
