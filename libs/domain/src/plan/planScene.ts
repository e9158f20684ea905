/**
 * Makes the plan (办事清单) of one person in one scene from the answers so far. Pure and total: any answers give a plan.
 *
 * Answers of unreachable questions and unknown values are left out; a default choice counts until the person chooses otherwise.
 * The order in which questions were answered is irrelevant. Source: spec §3.2, §2.4.
 * Example: newborn scene, `{NB_Q03: '4'}` (暂不落户) → M03 and M05 are out with all that only they need.
 */
import { holds } from '../condition/evaluate.ts'
import type { ConditionFacts } from '../condition/Condition.ts'
import type { Answers, Scene } from '../scene/Scene.ts'
import { applyEffects } from './applyEffects.ts'
import { logInAs } from '../filing/filingObstacle.ts'
import { askQuestions, isChoiceFor } from './askQuestions.ts'
import { comparePlan } from './comparePlan.ts'
import type { Plan, PlanBlock, PlanContext, PlannedQuestion } from './Plan.ts'
import { planFields, planMaterials, planMatters } from './planLines.ts'

function answersInForce(questions: readonly PlannedQuestion[]): Answers {
  return Object.fromEntries(
    questions.flatMap(({ question, selected }): [string, string | readonly string[]][] => {
      const [first] = selected
      if (first === undefined) return []
      return [[question.code, question.multiple === true ? selected.map((choice) => choice.value) : first.value]]
    })
  )
}

function blocksOf(questions: readonly PlannedQuestion[], userType: string): readonly PlanBlock[] {
  return questions.flatMap(({ question, number, selected }) =>
    selected.flatMap((choice): PlanBlock[] => {
      const message = isChoiceFor(choice, userType) ? choice.effects?.block : logInAs([choice.object ?? ''])
      return message === undefined ? [] : [{ questionCode: question.code, questionNumber: number, choiceText: choice.text, message }]
    })
  )
}

export function planScene(scene: Scene, answers: Answers, context: PlanContext): Plan {
  const { questions, chosen, leaveTo } = askQuestions(scene.guide?.questions ?? [], answers, context.userType)
  const applied = applyEffects(scene, chosen, questions)
  const matters = planMatters(scene, applied, questions)
  const included = matters.filter((line) => line.included).map((line) => line.matter)
  const fields = planFields(scene, applied, included)
  const materials = planMaterials(scene, applied, matters, questions)
  const facts: ConditionFacts = {
    answersOf: (code) =>
      questions.filter((line) => line.question.code === code).flatMap((line) => line.selected.map((choice) => choice.value)),
    hasMatter: (code) => included.some((matter) => matter.code === code),
    valueOf: (name) => applied.locks.get(name) ?? '',
    today: context.today
  }
  const unanswered = questions.filter((line) => line.selected.length === 0).map((line) => line.question.code)
  const blocks = blocksOf(questions, context.userType)
  return {
    sceneCode: scene.sceneCode,
    questions,
    answers: answersInForce(questions),
    matters,
    fields,
    ...(scene.form === undefined ? {} : { form: scene.form }),
    materials,
    preChecks: scene.preChecks.filter((check) => check.when === undefined || holds(check.when, facts)),
    notices: [scene.notices.writeNote, ...scene.notices.scenesNotes].filter((notice) => notice !== ''),
    comparison: comparePlan({
      matters: included,
      materials: materials.filter((line) => line.included).map((line) => line.material),
      hasQuestions: questions.length > 0,
      hasFields: fields.length > 0
    }),
    unanswered,
    blocks,
    ...(leaveTo === undefined ? {} : { leaveTo }),
    ready: unanswered.length === 0 && blocks.length === 0 && included.length > 0 && leaveTo === undefined
  }
}
