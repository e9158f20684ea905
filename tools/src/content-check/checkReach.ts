/**
 * What no path through the guide reaches (不可达): questions never shown, matters, fields and materials nothing can bring,
 * and fields that must be filled in but that on some path neither the person nor the system can fill.
 */
import { isHidden } from '@ljonething/domain/plan/askQuestions'
import type { FieldTemplate } from '@ljonething/domain/scene/FormTemplate'
import { linkageOfScene } from './checkRegisters.ts'
import { explorePaths } from './explorePaths.ts'
import type { Standing } from './explorePaths.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

const isNeeded = (template: Pick<FieldTemplate, 'matters'>, standing: Standing): boolean =>
  template.matters === '*' || template.matters.some((matter) => standing.has(`matters:${matter}`))

const mattersOf = (template: Pick<FieldTemplate, 'matters'>): readonly string[] => (template.matters === '*' ? [] : template.matters)

/** Names of the fields that linkage or a register that answers fills. */
function filledNames(index: SceneIndex): ReadonlySet<string> {
  return new Set(
    linkageOfScene(index).flatMap(({ rule: { then } }) => [...Object.keys(then.set ?? {}), ...Object.keys(then.lookup?.fill ?? {})])
  )
}

export function checkReach(index: SceneIndex): readonly PathProblem[] {
  const { scene, questions, fields } = index
  const problems: PathProblem[] = []
  const { shown, ends } = explorePaths(scene, {})
  for (const { question, path } of questions) {
    if (!isHidden(question) && !shown.has(question.code)) problems.push({ path, message: `no path shows question ${question.code}` })
  }
  if (scene.guide !== undefined && ends.length === 0)
    problems.push({ path: 'guide.questions', message: 'every path through the guide is blocked' })

  for (const [position, matter] of scene.matters.entries()) {
    const reached = explorePaths(scene, { matters: [matter.code] }).ends.some(({ standing }) => standing.has(`matters:${matter.code}`))
    if (!reached) problems.push({ path: `matters[${position}].code`, message: `nothing can bring matter ${matter.code}` })
  }
  for (const [position, material] of scene.materials.entries()) {
    const explored = explorePaths(scene, { materials: [material.code], matters: mattersOf(material) })
    const reached = explored.ends.some(({ standing }) => standing.has(`materials:${material.code}`) && isNeeded(material, standing))
    if (!reached) problems.push({ path: `materials[${position}].code`, message: `nothing can bring material ${material.code}` })
  }
  const filled = filledNames(index)
  for (const { field, path } of fields) {
    const explored = explorePaths(scene, { fields: [field.name], matters: mattersOf(field), locks: [field.name] })
    const reached = explored.ends.filter(({ standing }) => standing.has(`fields:${field.name}`) && isNeeded(field, standing))
    if (reached.length === 0) problems.push({ path: `${path}.name`, message: `nothing can bring field ${field.name}` })
    const given = field.disable !== true || !field.required || (field.value ?? '') !== '' || filled.has(field.name)
    if (!given && reached.some(({ standing }) => !standing.has(`locks:${field.name}`))) {
      problems.push({ path: `${path}.disable`, message: `field ${field.name} is required and disabled, but on some path nothing fills it` })
    }
  }
  return problems
}
