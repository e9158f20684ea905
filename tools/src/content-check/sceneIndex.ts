/**
 * The named things of a scene with their paths (主题索引): fields, questions and choices, wherever they stand.
 * A choice knows the questions and choices above it, so that two choices can be told to exclude each other.
 */
import type { FieldTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { Choice, Question, Scene } from '@ljonething/domain/scene/Scene'

export interface IndexedField {
  readonly field: FieldTemplate
  readonly path: string
}

export interface IndexedQuestion {
  readonly question: Question
  readonly path: string
}

export interface IndexedChoice {
  readonly choice: Choice
  readonly question: Question
  readonly path: string
  /** Choices above it, outermost first. */
  readonly above: readonly IndexedChoice[]
}

export interface SceneIndex {
  readonly scene: Scene
  readonly fields: readonly IndexedField[]
  readonly fieldNames: ReadonlyMap<string, FieldTemplate>
  readonly matterCodes: ReadonlySet<string>
  readonly materialCodes: ReadonlySet<string>
  readonly questions: readonly IndexedQuestion[]
  readonly questionCodes: ReadonlyMap<string, Question>
  readonly choices: readonly IndexedChoice[]
}

export function indexScene(scene: Scene): SceneIndex {
  const questions: IndexedQuestion[] = []
  const choices: IndexedChoice[] = []
  const visit = (list: readonly Question[], path: string, above: readonly IndexedChoice[]): void => {
    for (const [position, question] of list.entries()) {
      const questionPath = `${path}[${position}]`
      questions.push({ question, path: questionPath })
      for (const [index, choice] of question.choices.entries()) {
        const own = { choice, question, path: `${questionPath}.choices[${index}]`, above }
        choices.push(own)
        visit(choice.questions ?? [], `${own.path}.questions`, [...above, own])
      }
    }
  }
  visit(scene.guide?.questions ?? [], 'guide.questions', [])
  const fields = (scene.form?.groups ?? []).flatMap((group, groupAt) =>
    group.fields.map((field, fieldAt) => ({ field, path: `form.groups[${groupAt}].fields[${fieldAt}]` }))
  )
  return {
    scene,
    fields,
    fieldNames: new Map(fields.map(({ field }) => [field.name, field])),
    matterCodes: new Set(scene.matters.map((matter) => matter.code)),
    materialCodes: new Set(scene.materials.map((material) => material.code)),
    questions,
    questionCodes: new Map(questions.map(({ question }) => [question.code, question])),
    choices
  }
}

/** Can both choices be on one path? Not when some question would have to be answered in two ways. */
export function canMeet(left: IndexedChoice, right: IndexedChoice): boolean {
  const rightPath = [...right.above, right]
  return [...left.above, left].every((one) =>
    rightPath.every((other) => one.question !== other.question || one.choice === other.choice || one.question.multiple === true)
  )
}
