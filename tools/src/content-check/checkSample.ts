/**
 * The worked example (示例填报): known questions, values, fields and materials. An example that lists its materials is complete:
 * its plan must be ready, its form valid and every needed material listed.
 */
import { userType } from '@ljonething/domain/codes/user'
import { describeForm } from '@ljonething/domain/form/describeForm'
import { applySets } from '@ljonething/domain/form/linkage'
import { initialValues } from '@ljonething/domain/form/initialValues'
import { validateForm } from '@ljonething/domain/form/validateForm'
import type { Dictionaries } from '@ljonething/domain/form/FormDescription'
import { planScene } from '@ljonething/domain/plan/planScene'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import type { SampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

/** Any day serves: values that depend on the day are relative. */
const today = '2026-11-20'
/** A visitor may yet become a person or a company: every choice is theirs. */
const anyone = userType.code.tourist

function checkNames(index: SceneIndex): readonly PathProblem[] {
  const { sampleCase } = index.scene
  const answers = Object.entries(sampleCase?.answers ?? {}).flatMap(([code, given]): PathProblem[] => {
    const question = index.questionCodes.get(code)
    const path = `sampleCase.answers.${code}`
    if (question === undefined) return [{ path, message: `unknown question ${code}` }]
    const values = typeof given === 'string' ? [given] : given
    const known = values.every((value) => question.choices.some((choice) => choice.value === value))
    return known ? [] : [{ path, message: `question ${code} has no choice ${values.join()}` }]
  })
  const fields = Object.keys(sampleCase?.fields ?? {}).filter((name) => !index.fieldNames.has(name))
  const materials = (sampleCase?.materials ?? []).filter((code) => !index.materialCodes.has(code))
  return [
    ...answers,
    ...fields.map((name) => ({ path: `sampleCase.fields.${name}`, message: `unknown field ${name}` })),
    ...materials.map((code) => ({ path: 'sampleCase.materials', message: `unknown material ${code}` }))
  ]
}

export function checkSample(index: SceneIndex, dictionaries: Dictionaries): readonly PathProblem[] {
  const { scene } = index
  const names = checkNames(index)
  const listed = scene.sampleCase?.materials
  if (names.length > 0 || scene.sampleCase === undefined || listed === undefined) return names
  const plan = planScene(scene, scene.sampleCase.answers, { region: scene.region, userType: anyone, today })
  if (!plan.ready) return [{ path: 'sampleCase.answers', message: 'the example leaves the guide unfinished' }]
  const description = describeForm(plan, dictionaries)
  const own = sampleValues(scene, today)
  const fields = description.allfield.flatMap((group) => group.fieldList)
  const typed = fields.flatMap(({ id, name }): [string, string][] => (own[name] === undefined ? [] : [[id, own[name]]]))
  const values = applySets(description, { ...initialValues(description, today), ...Object.fromEntries(typed) }, today)
  const issues = validateForm({ ...description, allfile: [] }, values, {}, { today })
  const missing = description.allfile.filter((material) => material.need && !listed.includes(material.id))
  return [
    ...issues.map((issue) => ({ path: `sampleCase.fields.${issue.id.split('^').at(-1) ?? ''}`, message: `example: ${issue.text}` })),
    ...missing.map((material) => ({ path: 'sampleCase.materials', message: `example: material ${material.id} is missing` }))
  ]
}

/** Every form can be filled in: a scene with one has a complete example, and what it chose from the sandbox's sources is offered there. */
export function checkExample({ scene, fields }: SceneIndex, { offered }: Pick<SampleRegisters, 'offered'>): readonly PathProblem[] {
  const { form, sampleCase } = scene
  if (form === undefined) return []
  const chosen = fields.flatMap(({ field: { name, dataSource = '' }, path }): readonly PathProblem[] => {
    const options = offered(dataSource)
    const said = decodeCascader(sampleCase?.fields[name] ?? '')
    if (options?.length === 0) return [{ path: `${path}.dataSource`, message: `${dataSource} offers nothing` }]
    if (options === undefined || said === undefined) return []
    const found = options.find(({ value }) => value === said.value)
    if (found?.name === said.name) return []
    const message = `example: ${dataSource} ${found === undefined ? 'does not offer' : `calls ${found.name}, not ${said.name},`} ${said.value}`
    return [{ path: `sampleCase.fields.${name}`, message }]
  })
  const path = sampleCase === undefined ? 'form' : 'sampleCase'
  return [...(sampleCase?.materials === undefined ? [{ path, message: 'no complete example: it lists no materials' }] : []), ...chosen]
}
