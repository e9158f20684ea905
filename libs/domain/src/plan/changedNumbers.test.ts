import { describe, expect, it } from 'vitest'
import { allScenes, context, newborn } from '../../cases/sceneFiles.ts'
import type { Answers } from '../scene/Scene.ts'
import { changedNumbers } from './changedNumbers.ts'
import { planScene } from './planScene.ts'

const changesWith = (answers: Answers) => changedNumbers(newborn, planScene(newborn, answers, context))

describe('changed numbers', () => {
  it('say what the card promises, what it is now, and which answers changed it', () => {
    const { changed, by } = changesWith({ NB_Q02: 'unmarried', NB_Q02A: '1' })
    const plan = planScene(newborn, { NB_Q02: 'unmarried', NB_Q02A: '1' }, context)
    expect(changed).toContainEqual({
      kind: 'materials',
      promised: newborn.comparison.materials?.currentMaterialNum,
      now: plan.comparison.materials.after
    })
    expect(by).toEqual(expect.arrayContaining(['2', '2.1']))
    expect(by).not.toContain('1')
  })

  it.each(allScenes.filter(({ guide }) => guide !== undefined).map((scene) => [scene.name, scene] as const))(
    'of %s name a question wherever a number is another',
    (_, scene) => {
      const sample = changedNumbers(scene, planScene(scene, scene.sampleCase?.answers ?? {}, context))
      expect(sample.changed.length > 0).toBe(sample.by.length > 0)
      for (const { promised, now } of sample.changed) expect(promised).not.toBe(now)
    }
  )

  it('are none where the numbers stand as published, whatever was answered', () => {
    const plan = planScene(newborn, { NB_Q02: 'unmarried' }, context)
    const { handlingDays, runs, materials, links } = newborn.comparison
    const comparison = {
      ...plan.comparison,
      handlingDays: { before: 0, after: handlingDays?.currentTimeLimit ?? 0 },
      runs: { before: 0, after: runs?.currentRunNum ?? 0 },
      materials: { before: 0, after: materials?.currentMaterialNum ?? 0 },
      links: { before: 0, after: links?.currentLinkNum ?? 0 }
    }
    expect(changedNumbers(newborn, { ...plan, comparison })).toEqual({ changed: [], by: [] })
  })
})
