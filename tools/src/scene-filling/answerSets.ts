/**
 * Two ways through a guide for one person (两组作答): as the example answers, and the way with the most matters that this kind of person can take,
 * as near to the example as may be, so that what the example says of its person still holds.
 */
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Plan, PlanContext } from '@ljonething/domain/plan/Plan'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'
import { explorePaths } from '../content-check/explorePaths.ts'

export const answerSets = ['example', 'most'] as const
export type AnswerSet = (typeof answerSets)[number]

const mostAnswers = (scene: Scene, own: Answers, planOf: (answers: Answers) => Plan): Answers => {
  const { ends } = explorePaths(scene, { matters: scene.matters.map(({ code }) => code) })
  const bySize = ends.toSorted((one, other) => other.standing.size - one.standing.size)
  const end = bySize.find(({ answers }) => planOf(answers).ready)
  if (end === undefined) return own
  const most = planOf(end.answers).matters.length
  const isAsGood = (answers: Answers) => {
    const { ready, matters } = planOf(answers)
    return ready && matters.length === most
  }
  return Object.entries(own).reduce<Answers>(
    (answers, [code, given]) => (isAsGood({ ...answers, [code]: given }) ? { ...answers, [code]: given } : answers),
    { ...own, ...planOf(end.answers).answers }
  )
}

export const planFor = (scene: Scene, own: Answers, set: AnswerSet, context: PlanContext): Plan => {
  const planOf = (answers: Answers) => planScene(scene, answers, context)
  return planOf(set === 'example' ? own : mostAnswers(scene, own, planOf))
}
