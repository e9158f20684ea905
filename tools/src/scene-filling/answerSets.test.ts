/** Over the content itself: what the automatic filler answers is two ways, of which one has all that anybody of that kind can have. */
import { planScene } from '@ljonething/domain/plan/planScene'
import { describe, expect, it } from 'vitest'
import { explorePaths } from '../content-check/explorePaths.ts'
import { planFor } from './answerSets.ts'
import { sceneRuns } from './sceneRuns.ts'

const today = '2026-11-20'
const runs = sceneRuns(today).map((run) => ({ ...run, title: `${run.scene.name}, ${run.user.userType}` }))

it('every own scene is filled in, by everybody it is for', () => {
  expect(new Set(runs.map(({ scene }) => scene.sceneCode)).size).toBeGreaterThan(10)
})

describe.each(runs)('the two ways of $title', ({ scene, user, example }) => {
  const context = { region: user.userRegion, userType: user.userType, today }
  const [own, most] = (['example', 'most'] as const).map((set) => planFor(scene, example.answers, set, context))

  it('answer differently, both to an end that can be submitted', () => {
    expect(most?.answers).not.toEqual(own?.answers)
    expect([own?.ready, most?.ready]).toEqual([true, true])
  })

  it('are one with fewer matters, and one that no other way has more than', () => {
    const { ends } = explorePaths(scene, { matters: scene.matters.map(({ code }) => code) })
    const plans = ends.map(({ answers }) => planScene(scene, answers, context)).filter(({ ready }) => ready)
    expect(most?.matters.length).toBe(Math.max(...plans.map(({ matters }) => matters.length)))
    expect(most?.matters.length).toBeGreaterThan(own?.matters.length ?? 0)
  })
})
