/** Names that must not be given twice inside a scene (重复): codes and ids of every kind, question titles aside. */
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

interface Named {
  readonly name: string
  readonly path: string
}

function repeated(noun: string, named: readonly Named[]): readonly PathProblem[] {
  const seen = new Set<string>()
  return named.flatMap(({ name, path }) => {
    const again = seen.has(name)
    seen.add(name)
    return again ? [{ path, message: `${noun} ${name} is given twice` }] : []
  })
}

export function checkUnique({ scene, fields, questions, choices }: SceneIndex): readonly PathProblem[] {
  const groups = scene.form?.groups ?? []
  return [
    ...repeated(
      'matter',
      scene.matters.map(({ code }, at) => ({ name: code, path: `matters[${at}].code` }))
    ),
    ...repeated(
      'pre-check',
      scene.preChecks.map(({ code }, at) => ({ name: code, path: `preChecks[${at}].code` }))
    ),
    ...repeated(
      'material',
      scene.materials.map(({ code }, at) => ({ name: code, path: `materials[${at}].code` }))
    ),
    ...repeated(
      'material label',
      scene.materials.map(({ label }, at) => ({ name: label, path: `materials[${at}].label` }))
    ),
    ...repeated(
      'group',
      groups.map(({ code }, at) => ({ name: code, path: `form.groups[${at}].code` }))
    ),
    ...repeated(
      'field id',
      fields.map(({ field, path }) => ({ name: field.id, path: `${path}.id` }))
    ),
    ...repeated(
      'field',
      fields.map(({ field, path }) => ({ name: field.name, path: `${path}.name` }))
    ),
    ...repeated(
      'question',
      questions.map(({ question, path }) => ({ name: question.code, path: `${path}.code` }))
    ),
    ...repeated(
      'choice',
      choices.map(({ choice, path }) => ({ name: choice.id, path: `${path}.id` }))
    ),
    ...questions.flatMap(({ question, path }) =>
      repeated(
        `value of ${question.code}`,
        question.choices.map(({ value }, at) => ({ name: value, path: `${path}.choices[${at}].value` }))
      )
    ),
    ...fields.flatMap(({ field, path }) =>
      repeated(
        `column of ${field.name}`,
        (field.columns ?? []).map(({ id }, at) => ({ name: id, path: `${path}.columns[${at}].id` }))
      )
    )
  ]
}
