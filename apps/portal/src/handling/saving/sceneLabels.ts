import type { Scene } from '@ljonething/domain/scene/Scene'
import type { HandlingState } from '../HandlingState.ts'
import { everyQuestion } from './everyQuestion.ts'

export type SceneParts = Pick<Scene, 'guide' | 'form' | 'materials'>

export const fieldsOf = ({ form }: SceneParts) =>
  (form?.groups ?? []).flatMap(({ name, fields }) => fields.map((field) => ({ ...field, group: name })))
export const questionsOf = ({ guide }: SceneParts) => everyQuestion(guide?.questions ?? [])

/** What a person reads above what can be filled in (填写内容的名称), by key of field, question and material: names it once the scene has it no more. */
const sceneLabels = (scene: SceneParts): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...questionsOf(scene).map(({ code, title }) => [code, title]),
    ...fieldsOf(scene).map(({ id, group, label }) => [id, `${group}：${label}`]),
    ...scene.materials.map(({ code, label }) => [code, label])
  ])

/** The same for the same labels in the same order, and hardly ever for others. */
export const labelsDigest = (labels: Readonly<Record<string, string>>): number =>
  new TextEncoder().encode(JSON.stringify(labels)).reduce((digest, byte) => (digest * 31 + byte) | 0, 0)

/** A new handling fits its scene, and begins with what its parts are called. */
export const named = (scene: SceneParts, state: HandlingState): HandlingState => {
  const labels = sceneLabels(scene)
  return { ...state, labels, asked: labelsDigest(labels) }
}
