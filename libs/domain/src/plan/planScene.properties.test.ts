import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allScenes, context } from '../../cases/sceneFiles.ts'
import type { Answers, Question, Scene } from '../scene/Scene.ts'
import { comparePlan } from './comparePlan.ts'
import type { Plan } from './Plan.ts'
import { planScene } from './planScene.ts'

const questionsBelow = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...question.choices.flatMap((choice) => questionsBelow(choice.questions ?? []))])

/** Answers of a scene: mostly real values, some nonsense, some left out. */
const answersFor = (scene: Scene): fc.Arbitrary<Answers> => {
  const questions = questionsBelow(scene.guide?.questions ?? [])
  const model = Object.fromEntries(
    questions.map((question) => {
      const value = fc.constantFrom(...question.choices.map((choice) => choice.value))
      return [question.code, fc.oneof({ weight: 6, arbitrary: value }, fc.uniqueArray(value, { maxLength: 3 }), fc.string())]
    })
  )
  return fc
    .record(model, { requiredKeys: [] })
    .map((some): Answers =>
      Object.fromEntries(Object.entries(some).flatMap(([code, given]) => (given === undefined ? [] : [[code, given]])))
    )
}

const guided = allScenes.filter((scene) => scene.guide !== undefined)
const sceneAndAnswers = fc.constantFrom(...guided).chain((scene) => fc.tuple(fc.constant(scene), answersFor(scene)))

const included = (plan: Plan): ReadonlySet<string> =>
  new Set([
    ...plan.matters.filter((line) => line.included).map((line) => `matter ${line.matter.code}`),
    ...plan.materials.filter((line) => line.included).map((line) => `material ${line.material.code}`),
    ...plan.fields.map((line) => `field ${line.field.name}`)
  ])

/** Everything the choices of a question, and those below, may touch. */
const touchedBy = (question: Question): ReadonlySet<string> =>
  new Set(
    [question, ...questionsBelow(question.choices.flatMap((choice) => choice.questions ?? []))].flatMap(({ choices }) =>
      choices.flatMap(({ effects = {} }) => [
        ...[...(effects.addMatters ?? []), ...(effects.removeMatters ?? [])].map((code) => `matter ${code}`),
        ...[...(effects.addMaterials ?? []), ...(effects.removeMaterials ?? [])].map((code) => `material ${code}`),
        ...[...(effects.addFields ?? []), ...(effects.removeFields ?? [])].map((name) => `field ${name}`)
      ])
    )
  )

describe('plans of every scene', () => {
  it('any answers, of any shape, give a plan', () => {
    const nonsense = fc.dictionary(fc.string(), fc.jsonValue()).map((value): Answers => JSON.parse(JSON.stringify(value)))
    fc.assert(
      fc.property(fc.constantFrom(...allScenes), nonsense, (scene, answers) => {
        const plan = planScene(scene, answers, context)
        expect(plan.sceneCode).toBe(scene.sceneCode)
        if (plan.ready) expect(plan.unanswered).toEqual([])
      })
    )
  })

  it('the order in which questions were answered is irrelevant', () => {
    fc.assert(
      fc.property(sceneAndAnswers, ([scene, answers]) => {
        const reversed = Object.fromEntries(Object.entries(answers).toReversed())
        expect(planScene(scene, reversed, context)).toEqual(planScene(scene, answers, context))
      }),
      { numRuns: 200 }
    )
  })

  it('the answers in force, given again, give the same plan', () => {
    fc.assert(
      fc.property(sceneAndAnswers, ([scene, answers]) => {
        const once = planScene(scene, answers, context)
        const again = planScene(scene, once.answers, context)
        expect(again.answers).toEqual(once.answers)
        expect(included(again)).toEqual(included(once))
      }),
      { numRuns: 200 }
    )
  })

  it('answering one more question makes no unrelated line disappear', () => {
    fc.assert(
      fc.property(sceneAndAnswers, fc.nat(), fc.nat(), ([scene, answers], which, choice) => {
        const before = planScene(scene, answers, context)
        const open = before.questions.filter((line) => line.selected.length === 0)
        const asked = open[which % Math.max(open.length, 1)]
        if (asked === undefined) return
        const value = asked.question.choices[choice % asked.question.choices.length]?.value ?? ''
        const after = included(planScene(scene, { ...before.answers, [asked.question.code]: value }, context))
        const touched = touchedBy(asked.question)
        const lost = Array.from(included(before)).filter((line) => !after.has(line) && !touched.has(line))
        const lostMatters = Array.from(touched).some((line) => line.startsWith('matter ') && included(before).has(line) && !after.has(line))
        if (!lostMatters) expect(lost).toEqual([])
        expect(lost.filter((line) => line.startsWith('matter '))).toEqual([])
      }),
      { numRuns: 400 }
    )
  })

  it('an answer changes a line only if that line was said to depend on it', () => {
    fc.assert(
      fc.property(sceneAndAnswers, fc.nat(), fc.nat(), ([scene, answers], which, choice) => {
        const before = planScene(scene, answers, context)
        const open = before.questions.filter((line) => line.selected.length === 0)
        const asked = open[which % Math.max(open.length, 1)]
        const chosen = asked?.question.choices[choice % asked.question.choices.length]
        if (asked === undefined || chosen === undefined) return
        const after = planScene(scene, { ...before.answers, [asked.question.code]: chosen.value }, context)
        for (const line of before.matters.filter((one) => one.certainty === 'sure')) {
          expect(after.matters.find((one) => one.matter.code === line.matter.code)?.included).toBe(true)
        }
        for (const line of before.materials.filter((one) => one.certainty === 'sure')) {
          expect(after.materials.find((one) => one.material.code === line.material.code)?.included).toBe(true)
        }
        for (const line of after.matters.filter((one) => one.included)) {
          expect(before.matters.some((one) => one.matter.code === line.matter.code)).toBe(true)
        }
        for (const line of after.materials.filter((one) => one.included)) {
          expect(before.materials.some((one) => one.material.code === line.material.code)).toBe(true)
        }
      }),
      { numRuns: 400 }
    )
  })

  it('everything included has a reason and, unless all need it, a chosen matter that needs it', () => {
    fc.assert(
      fc.property(sceneAndAnswers, ([scene, answers]) => {
        const plan = planScene(scene, answers, context)
        const chosen = plan.matters.filter((line) => line.included).map((line) => line.matter.code)
        for (const line of [...plan.fields, ...plan.materials.filter((one) => one.included)]) {
          expect(line.reasons.length).toBeGreaterThan(0)
          expect(line.matters.every((code) => chosen.includes(code))).toBe(true)
          const template = 'field' in line ? line.field : line.material
          expect(template.matters === '*' || line.matters.length > 0).toBe(true)
        }
      }),
      { numRuns: 200 }
    )
  })

  it('handling together never takes longer, more runs or more links than apart', () => {
    fc.assert(
      fc.property(sceneAndAnswers, ([scene, answers]) => {
        const { handlingDays, runs, links, forms } = planScene(scene, answers, context).comparison
        for (const pair of [handlingDays, runs, links, forms]) expect(pair.after).toBeLessThanOrEqual(pair.before)
      }),
      { numRuns: 200 }
    )
  })

  it.each(guided)('the default matters of $name give the numbers its file publishes', ({ comparison, matters, materials, guide, form }) => {
    const standing = matters.filter((matter) => matter.default !== false)
    const computed = comparePlan({
      matters: standing,
      materials: materials.filter((material) => material.default !== false),
      hasQuestions: guide !== undefined,
      hasFields: form !== undefined
    })
    expect(computed.handlingDays).toEqual({
      before: comparison.handlingDays?.legalTimeLimit,
      after: comparison.handlingDays?.currentTimeLimit
    })
    expect(computed.runs).toEqual({ before: comparison.runs?.originalRunNum, after: comparison.runs?.currentRunNum })
    expect(computed.materials).toEqual({
      before: comparison.materials?.originalMaterialNum,
      after: comparison.materials?.currentMaterialNum
    })
    expect(computed.links).toEqual({ before: comparison.links?.originalLinkNum, after: comparison.links?.currentLinkNum })
    expect(computed.forms).toEqual({ before: comparison.forms?.originalFormNum, after: comparison.forms?.currentFormNum })
  })
})
