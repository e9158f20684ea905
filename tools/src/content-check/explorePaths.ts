/**
 * Explores every path through a guide (情形路径) without listing them: paths that agree in what is looked at are one state.
 * What a choice does and which questions stand where is the plan's own code.
 *
 * A projection names what is looked at: matters, fields, materials and locked fields. The result holds every combination of them that some
 * complete path reaches; paths that are blocked or lead to another screen end there. Exact, and at most 2^n states for n names.
 */
import { applyEffects } from '@ljonething/domain/plan/applyEffects'
import { codesOf, defaultChoices, isContainer, isHidden, isPath } from '@ljonething/domain/plan/askQuestions'
import { standsAfter } from '@ljonething/domain/plan/choiceEffects'
import type { EffectKind } from '@ljonething/domain/plan/choiceEffects'
import type { Choice, Question, Scene } from '@ljonething/domain/scene/Scene'

export interface Projection {
  readonly matters?: readonly string[]
  readonly fields?: readonly string[]
  readonly materials?: readonly string[]
  readonly locks?: readonly string[]
}

/** What stands at the end of a path, by `kind:name`. */
export type Standing = ReadonlySet<string>

export interface PathEnd {
  readonly standing: Standing
  /** Answers that lead here, of one path of those that do. */
  readonly answers: Readonly<Record<string, readonly string[]>>
}

export interface Exploration {
  readonly ends: readonly PathEnd[]
  /** Number of complete paths. */
  readonly paths: number
  /** Codes of the questions some path shows. */
  readonly shown: ReadonlySet<string>
}

interface State extends PathEnd {
  /** Question codes a goto waits for; the questions before them are left out. */
  readonly awaited: string
  readonly paths: number
}

const merged = (states: readonly State[]): readonly State[] => {
  const known = new Map<string, State>()
  for (const state of states) {
    const key = `${state.awaited}|${Array.from(state.standing).toSorted().join()}`
    const before = known.get(key)
    known.set(key, before === undefined ? state : { ...state, paths: state.paths + before.paths })
  }
  return Array.from(known.values())
}

const kinds = ['matters', 'fields', 'materials'] as const satisfies readonly EffectKind[]

function applied(choice: Choice, standing: Standing, projection: Projection): Standing {
  if (choice.effects === undefined) return standing
  const next = new Set(standing)
  for (const kind of kinds) {
    for (const name of projection[kind] ?? []) {
      const stands = standsAfter(choice, kind, name)
      if (stands === true) next.add(`${kind}:${name}`)
      if (stands === false) next.delete(`${kind}:${name}`)
    }
  }
  for (const name of Object.keys(choice.effects.setFields ?? {})) if (projection.locks?.includes(name)) next.add(`locks:${name}`)
  return next
}

function opening(scene: Scene, projection: Projection): Standing {
  const ledgers = applyEffects(scene, [], [])
  const standing = kinds.flatMap((kind) =>
    Array.from(ledgers[kind]).flatMap(([name, { included }]) =>
      included && projection[kind]?.includes(name) === true ? [`${kind}:${name}`] : []
    )
  )
  return new Set(standing)
}

export function explorePaths(scene: Scene, projection: Projection): Exploration {
  const shown = new Set<string>()

  const choose = (question: Question, choice: Choice, states: readonly State[], later: readonly string[]): readonly State[] => {
    const { block, goto = [] } = choice.effects ?? {}
    if (block !== undefined || goto.some(isPath)) return []
    const after = visit(
      choice.questions ?? [],
      states.map((state) => ({
        ...state,
        standing: applied(choice, state.standing, projection),
        answers: { ...state.answers, [question.code]: [...(state.answers[question.code] ?? []), choice.value] }
      })),
      later
    )
    const ahead = goto.filter((target) => later.includes(target))
    return ahead.length === 0 ? after : after.map((state) => ({ ...state, awaited: ahead.join() }))
  }

  const answer = (question: Question, states: readonly State[], later: readonly string[]): readonly State[] => {
    shown.add(question.code)
    if (question.multiple !== true) return question.choices.flatMap((choice) => choose(question, choice, states, later))
    let chosen: readonly State[] = []
    for (const choice of question.choices) chosen = merged([...chosen, ...choose(question, choice, [...chosen, ...states], later)])
    return chosen
  }

  const step = (question: Question, states: readonly State[], later: readonly string[]): readonly State[] => {
    if (isContainer(question)) {
      const choice = defaultChoices(question)[0]
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
    if (!isHidden(question)) return [...skipping, ...answer(question, here, later)]
    const settled = defaultChoices(question).reduce<readonly State[]>(
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

  const ends = visit(scene.guide?.questions ?? [], [{ standing: opening(scene, projection), answers: {}, awaited: '', paths: 1 }], [])
  return { ends, paths: ends.reduce((sum, state) => sum + state.paths, 0), shown }
}
