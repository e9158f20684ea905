/**
 * Effects of choices (情形作用): unknown ids, one choice adding and removing the same, two choices of one path locking a field to
 * different values (a nested choice may refine the one above it), jumps to unknown or earlier questions.
 */
import { isPath } from '@ljonething/domain/plan/askQuestions'
import type { ChoiceEffects } from '@ljonething/domain/scene/Scene'
import type { PathProblem } from './Problem.ts'
import { canMeet } from './sceneIndex.ts'
import type { IndexedChoice, SceneIndex } from './sceneIndex.ts'

const kinds = [
  { noun: 'matter', add: 'addMatters', remove: 'removeMatters' },
  { noun: 'material', add: 'addMaterials', remove: 'removeMaterials' },
  { noun: 'field', add: 'addFields', remove: 'removeFields' }
] as const satisfies readonly { noun: string; add: keyof ChoiceEffects; remove: keyof ChoiceEffects }[]

type Noun = (typeof kinds)[number]['noun']

function checkChoice(index: SceneIndex, { choice, path }: IndexedChoice, position: number): readonly PathProblem[] {
  const known: Readonly<Record<Noun, { has: (name: string) => boolean }>> = {
    matter: index.matterCodes,
    material: index.materialCodes,
    field: index.fieldNames
  }
  const effects = choice.effects ?? {}
  const problems: PathProblem[] = []
  for (const { noun, add, remove } of kinds) {
    for (const key of [add, remove]) {
      for (const [at, name] of (effects[key] ?? []).entries()) {
        if (!known[noun].has(name))
          problems.push({ path: `${path}.effects.${key}[${at}]`, message: `${choice.id}: unknown ${noun} ${name}` })
      }
    }
    for (const name of (effects[add] ?? []).filter((one) => effects[remove]?.includes(one))) {
      problems.push({ path: `${path}.effects.${add}`, message: `${choice.id} adds and removes ${noun} ${name}` })
    }
  }
  for (const name of Object.keys(effects.setFields ?? {})) {
    if (!index.fieldNames.has(name))
      problems.push({ path: `${path}.effects.setFields.${name}`, message: `${choice.id}: unknown field ${name}` })
    if (effects.removeFields?.includes(name))
      problems.push({ path: `${path}.effects.setFields.${name}`, message: `${choice.id} locks and removes field ${name}` })
  }
  for (const [at, target] of (effects.goto ?? []).entries()) {
    if (isPath(target)) continue
    const where = index.questions.findIndex(({ question }) => question.code === target)
    if (where === -1) problems.push({ path: `${path}.effects.goto[${at}]`, message: `${choice.id}: unknown question ${target}` })
    else if (where <= position)
      problems.push({ path: `${path}.effects.goto[${at}]`, message: `${choice.id} jumps back to question ${target}` })
  }
  return problems
}

const isBelow = (one: IndexedChoice, other: IndexedChoice): boolean => one.above.includes(other) || other.above.includes(one)

function lockConflicts({ choices }: SceneIndex): readonly PathProblem[] {
  const locking = choices.filter(({ choice }) => choice.effects?.setFields !== undefined)
  return locking.flatMap((later, position) =>
    locking.slice(0, position).flatMap((earlier) => {
      if (earlier.question === later.question || isBelow(earlier, later) || !canMeet(earlier, later)) return []
      const before = earlier.choice.effects?.setFields ?? {}
      return Object.entries(later.choice.effects?.setFields ?? {})
        .filter(([name, value]) => Object.hasOwn(before, name) && before[name] !== value)
        .map(([name]) => ({
          path: `${later.path}.effects.setFields.${name}`,
          message: `${later.choice.id} and ${earlier.choice.id} lock field ${name} to different values`
        }))
    })
  )
}

export function checkEffects(index: SceneIndex): readonly PathProblem[] {
  const positions = new Map(index.questions.map(({ question }, position) => [question, position]))
  return [...index.choices.flatMap((choice) => checkChoice(index, choice, positions.get(choice.question) ?? 0)), ...lockConflicts(index)]
}
