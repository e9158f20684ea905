/**
 * Explores every path through a guide (情形路径) without listing them: paths that agree in what is looked at are one state.
 *
 * A projection names what is looked at: matters, fields, materials and locked fields. The result holds every combination of them that some
 * complete path reaches; paths that are blocked or lead to another screen end there. Exact, and at most 2^n states for n names.
 */
import { isContainer, isPath } from '@ljonething/domain/plan/askQuestions'
import type { Choice, Question, Scene } from '@ljonething/domain/scene/Scene'

export interface Projection {
  readonly matters?: readonly string[]
  readonly fields?: readonly string[]
  readonly materials?: readonly string[]
  readonly locks?: readonly string[]
}

/** What stands at the end of a path, by `kind:name`. */
export type Standing = ReadonlySet<string>

export interface Exploration {
  readonly ends: readonly Standing[]
  /** Number of complete paths. */
  readonly paths: number
  /** Codes of the questions some path shows. */
  readonly shown: ReadonlySet<string>
}

interface State {
  readonly standing: Standing
  /** Question codes a goto waits for; the questions before them are left out. */
  readonly awaited: string
  readonly paths: number
}

const kinds = {
  matters: { add: 'addMatters', remove: 'removeMatters' },
  fields: { add: 'addFields', remove: 'removeFields' },
  materials: { add: 'addMaterials', remove: 'removeMaterials' }
} as const

const merged = (states: readonly State[]): readonly State[] => {
  const known = new Map<string, State>()
  for (const state of states) {
    const key = `${state.awaited}|${Array.from(state.standing).toSorted().join()}`
    const before = known.get(key)
    known.set(key, before === undefined ? state : { ...state, paths: state.paths + before.paths })
  }
  return Array.from(known.values())
}

function applied(choice: Choice, standing: Standing, projection: Projection): Standing {
  const effects = choice.effects
  if (effects === undefined) return standing
  const next = new Set(standing)
  for (const kind of ['matters', 'fields', 'materials'] as const) {
    const wanted = projection[kind] ?? []
    for (const name of effects[kinds[kind].remove] ?? []) if (wanted.includes(name)) next.delete(`${kind}:${name}`)
    for (const name of effects[kinds[kind].add] ?? []) if (wanted.includes(name)) next.add(`${kind}:${name}`)
  }
  for (const name of Object.keys(effects.setFields ?? {})) if (projection.locks?.includes(name)) next.add(`locks:${name}`)
  return next
}

function opening(scene: Scene, projection: Projection): Standing {
  const fields = (scene.form?.groups ?? []).flatMap((group) => group.fields)
  const standing = (
    kind: keyof typeof kinds,
    lines: readonly { readonly key: string; readonly default?: boolean | undefined }[]
  ): readonly string[] =>
    lines.filter((line) => line.default !== false && projection[kind]?.includes(line.key)).map((line) => `${kind}:${line.key}`)
  return new Set([
    ...standing(
      'matters',
      scene.matters.map((matter) => ({ key: matter.code, default: matter.default }))
    ),
    ...standing(
      'fields',
      fields.map((field) => ({ key: field.name, default: field.default }))
    ),
    ...standing(
      'materials',
      scene.materials.map((material) => ({ key: material.code, default: material.default }))
    )
  ])
}

const defaultsOf = (question: Question): readonly Choice[] =>
  question.choices.filter((choice) => choice.value === question.defaultChoice).slice(0, 1)

const codesOf = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap((question) =>
    isContainer(question) ? codesOf(defaultsOf(question).flatMap((choice) => choice.questions ?? [])) : [question.code]
  )

export function explorePaths(scene: Scene, projection: Projection): Exploration {
  const shown = new Set<string>()

  const choose = (choice: Choice, states: readonly State[], later: readonly string[]): readonly State[] => {
    const { block, goto = [] } = choice.effects ?? {}
    if (block !== undefined || goto.some(isPath)) return []
    const after = visit(
      choice.questions ?? [],
      states.map((state) => ({ ...state, standing: applied(choice, state.standing, projection) })),
      later
    )
    const ahead = goto.filter((target) => later.includes(target))
    return ahead.length === 0 ? after : after.map((state) => ({ ...state, awaited: ahead.join() }))
  }

  const answer = (question: Question, states: readonly State[], later: readonly string[]): readonly State[] => {
    shown.add(question.code)
    if (question.multiple !== true) return question.choices.flatMap((choice) => choose(choice, states, later))
    let chosen: readonly State[] = []
    for (const choice of question.choices) chosen = merged([...chosen, ...choose(choice, [...chosen, ...states], later)])
    return chosen
  }

  const step = (question: Question, states: readonly State[], later: readonly string[]): readonly State[] => {
    if (isContainer(question)) {
      const choice = defaultsOf(question)[0]
      if (choice === undefined) return states
      const entered = states.map((state) =>
        state.awaited === '' ? { ...state, standing: applied(choice, state.standing, projection) } : state
      )
      return visit(choice.questions ?? [], entered, later)
    }
    const isAwaited = (state: State): boolean => state.awaited === '' || state.awaited.split(',').includes(question.code)
    const skipping = states.filter((state) => !isAwaited(state))
    const here = states.filter(isAwaited).map((state) => ({ ...state, awaited: '' }))
    if (here.length === 0) return skipping
    if (question.hidden !== true && question.displayMode !== '1') return [...skipping, ...answer(question, here, later)]
    const settled = defaultsOf(question).reduce<readonly State[]>(
      (all, choice) => all.map((state) => ({ ...state, standing: applied(choice, state.standing, projection) })),
      here
    )
    return [...skipping, ...settled]
  }

  const visit = (questions: readonly Question[], states: readonly State[], after: readonly string[]): readonly State[] => {
    let current = merged(states)
    for (const [index, question] of questions.entries()) {
      if (current.length === 0) return []
      current = merged(step(question, current, [...codesOf(questions.slice(index + 1)), ...after]))
    }
    return current
  }

  const ends = visit(scene.guide?.questions ?? [], [{ standing: opening(scene, projection), awaited: '', paths: 1 }], [])
  return { ends: ends.map((state) => state.standing), paths: ends.reduce((sum, state) => sum + state.paths, 0), shown }
}
