/**
 * The subject of a scene (办理对象): a scene that is submitted here has one, its fields and questions are known, and on every path the form asks for
 * one of its fields, so that nothing is filed twice unseen.
 */
import { explorePaths } from './explorePaths.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

export function checkSubject({ scene, fieldNames, questionCodes }: SceneIndex): readonly PathProblem[] {
  const { subject, form } = scene
  if (subject === undefined) return form === undefined ? [] : [{ path: 'form', message: 'the scene has a form but no subject' }]
  const templates = subject.fields.flatMap((name) => fieldNames.get(name) ?? [])
  const unknown = [
    ...[...subject.fields, ...(subject.apart === undefined ? [] : [subject.apart.field, ...subject.apart.by])]
      .filter((name) => !fieldNames.has(name))
      .map((name) => `unknown field ${name}`),
    ...(subject.answers ?? []).filter((code) => !questionCodes.has(code)).map((code) => `unknown question ${code}`)
  ]
  const { ends } = explorePaths(scene, {
    fields: subject.fields,
    matters: templates.flatMap(({ matters }) => (matters === '*' ? [] : matters))
  })
  const isAsked = ends.every(({ standing }) =>
    templates.some(
      ({ name, required, matters }) =>
        required && standing.has(`fields:${name}`) && (matters === '*' || matters.some((matter) => standing.has(`matters:${matter}`)))
    )
  )
  const problems = isAsked ? unknown : [...unknown, 'on some path the form asks for none of its fields']
  return problems.map((message) => ({ path: 'subject', message: `subject: ${message}` }))
}
