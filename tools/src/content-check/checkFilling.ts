/**
 * What the automatic filler cannot finish (填不完的主题), before any browser runs. For each kind of person a scene is for, as the example answers
 * and on the way with the most matters, the guide ends ready, every field that has to be filled in takes a value, every material can be made, and
 * no register refuses.
 */
import { newUserType, newUserTypeOf } from '@ljonething/domain/codes/user'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { filingObstacle, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import type { Dictionaries, FieldIssue, Material } from '@ljonething/domain/form/FormDescription'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { validateForm } from '@ljonething/domain/form/validateForm'
import { preCheckParamsOf } from '@ljonething/domain/form/preCheckParamsOf'
import { subjectOf } from '@ljonething/domain/submission/subjectOf'
import type { SampleRegisters } from '@ljonething/server/sandbox/sampleRegisters'
import { answerSets } from '../scene-filling/answerSets.ts'
import type { AnswerSet } from '../scene-filling/answerSets.ts'
import { examplesOf } from '../scene-filling/examplesOf.ts'
import type { Example } from '../scene-filling/examplesOf.ts'
import { fillScene } from '../scene-filling/fillScene.ts'
import { fileFor } from '../scene-filling/fileFor.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

function checkWay(index: SceneIndex, example: Example, set: AnswerSet, dictionaries: Dictionaries, registers: SampleRegisters) {
  const { scene } = index
  const { today } = registers
  const user = registers.account(example.account)
  if (user === undefined || !mayPrepare(filingObstacle(scene, user)))
    return [{ path: `${example.path}.account`, message: `${example.account} is nobody of the sandbox who may prepare the scene` }]
  const { plan, description, values, unfilled } = fillScene(scene, { user, example, today }, set, {
    dictionaries,
    offers: registers.offered
  })
  const said = (message: string) => `filled in by ${user.userName} (${user.userId}), ${set}: ${message}`
  if (!plan.ready) return [{ path: `${example.path}.answers`, message: said('the guide is not finished') }]
  const pathOf = (name: string) => index.fields.find(({ field }) => field.name === name)?.path ?? 'form'
  const isOpen = ({ id }: FieldIssue) => unfilled.every((field) => field.id !== id)
  const issues = validateForm({ ...description, allfile: [] }, values, {}, { today }).filter(isOpen)
  const paramsOf = preCheckParamsOf({ values, userLevel: user.userLevel, region: user.userRegion, given: example.facts })
  const isUnmade = (material: Material) => material.need && !material.isApplicationForm && fileFor(material) === undefined
  return [
    ...unfilled.map(({ name }) => ({ path: pathOf(name), message: said(`nothing that is known holds for the field ${name}`) })),
    ...issues.map(({ id, text }) => ({ path: pathOf(shortId(id)), message: said(text) })),
    ...description.allfile.filter(isUnmade).map(({ id }) => ({
      path: `materials[${scene.materials.findIndex(({ code }) => code === id)}].accept`,
      message: said(`no file can be made for the material ${id}`)
    })),
    ...plan.preChecks.flatMap((preCheck): PathProblem[] => {
      if (registers.preCheck(preCheck, paramsOf(preCheck), user) !== preCheckStatus.code.error) return []
      const at = scene.preChecks.findIndex(({ code }) => code === preCheck.code)
      return [{ path: `preChecks[${at}].check`, message: said(`the pre-check ${preCheck.code} refuses`) }]
    })
  ]
}

export function checkFilling(index: SceneIndex, dictionaries: Dictionaries, registers: SampleRegisters): readonly PathProblem[] {
  const { scene } = index
  if (scene.form === undefined || scene.sampleCase?.account === undefined) return []
  const examples = examplesOf(scene, registers.today)
  const kinds: readonly string[] = examples.flatMap(({ account }) => newUserTypeOf(registers.account(account)?.userType ?? '') ?? [])
  const missing = scene.objectTypes.filter((kind) => !kinds.includes(kind))
  const found = examples.flatMap((example) => answerSets.flatMap((set) => checkWay(index, example, set, dictionaries, registers)))
  const subjects = examples.map((example) => subjectOf(scene, example.answers, example.facts))
  const alike = subjects.flatMap((subject, at) => (subjects.indexOf(subject) < at ? [examples[at]?.path ?? ''] : []))
  const told = new Map(found.map((problem) => [`${problem.path} ${problem.message}`, problem]))
  return [
    ...missing.map((kind) => ({ path: 'sampleCase', message: `the example names nobody for ${newUserType.labelOf(kind)}` })),
    ...alike.map((path) => ({ path, message: 'the example is about the same subject as one before it, which is submitted once' })),
    ...told.values()
  ]
}
