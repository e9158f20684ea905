/** A complete handling for tests: the sample case of a scene, its files uploaded through the service; the newborn scene's stands alone. */
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { applySets } from '@ljonething/domain/form/linkage'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { sampleValues } from '@ljonething/domain/scene/sampleValues'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../platform/paths.ts'
import { pdfBytes, photograph } from './sampleFiles.ts'
import { isSignedAlone } from './signing.ts'
import type { TestCaller } from './TestCaller.ts'
import { writtenPrint, writtenSubmit } from './writtenForm.ts'

export const newbornCode = 'HLJYJS0001'
export const region = '230100000000'

export const sceneFile = async (file: string): Promise<Scene> => parse(await readFile(join(projectRoot, 'content/scenes', file), 'utf8'))

export const newbornScene = () => sceneFile('01-newborn.yaml')

export interface Prepared {
  readonly scene: Scene
  readonly plan: Plan
  readonly description: FormDescription
  readonly matterCodes: string
  /** Online, by the caller alone. */
  readonly isSigned: boolean
  readonly params: {
    readonly answers: Plan['answers']
    readonly values: Record<string, string>
    readonly files: Record<string, readonly string[]>
    readonly declarations: Record<string, string>
    readonly checkParams: Record<string, string>
  }
}

const upload = async (caller: TestCaller, sceneCode: string, materialId: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const payload = new FormData()
  payload.set('sceneid', sceneCode)
  payload.set('formId', materialId)
  payload.set('file', new Blob([bytes]), name)
  return caller.call((client) => client.oneThingMaterials.tisUpload({ payload }))
}

interface Filled {
  readonly sceneCode: string
  readonly answers: Plan['answers']
  readonly values: Readonly<Record<string, string>>
}

export const printedForm = async (
  caller: TestCaller,
  { sceneCode, answers, values }: Filled,
  materialId: string,
  at = region
): Promise<string> => {
  const formJson = writtenPrint(sceneCode, { values, files: {} }, at)
  const extendJson = JSON.stringify({ sceneid: sceneCode, materialId, answers })
  const payload = { extendJson, formJson, templateId: '' }
  return (await caller.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).fileId
}

/** What the sample case leaves open: answers by question code, values by field name. */
export interface MoreThanSample {
  readonly answers?: Plan['answers']
  readonly fields?: Readonly<Record<string, string>>
  /** Forms are made by the service and signed online, which takes the longest by far; uploaded as signed by hand otherwise. */
  readonly signed?: boolean
  /** Of whoever fills it in, a private person unless given. */
  readonly userType?: '0' | '1'
}

/** The form of a scene as the service describes it for the sample answers, filled in with the sample case. */
export const fillIn = async (caller: TestCaller, scene: Scene, more: MoreThanSample = {}) => {
  const { sceneCode } = scene
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const answers = { ...scene.sampleCase?.answers, ...more.answers }
  const plan = planScene(scene, answers, { region, userType: more.userType ?? '0', today })
  const matterCodes = includedMatters(plan)
    .map(({ code }) => code)
    .join(',')
  const guideRules = encodeURIComponent(JSON.stringify(answers))
  const description = await caller.call((client) =>
    client.oneThingForms.getSxForm({ payload: { sceneid: sceneCode, sxIds: matterCodes, guideRules, region } })
  )
  const sample = { ...sampleValues(scene, today), ...more.fields }
  const typed = Object.fromEntries(
    description.allfield.flatMap(({ fieldList }) =>
      fieldList.map(({ id, name, value, knownFrom }) => [id, knownFrom === undefined ? (sample[name] ?? value) : value])
    )
  )
  // What is the same as another field follows it; the rest stays as it is said.
  const followed = applySets(description, typed, today)
  const values = Object.fromEntries(Object.entries(typed).map(([id, value]) => [id, value === '' ? (followed[id] ?? '') : value]))
  return { answers, plan, matterCodes, description, values }
}

/** Of forms that are to be signed online, those that the caller cannot sign alone are uploaded as signed by hand all the same. */
export const prepareSubmission = async (caller: TestCaller, scene: Scene, more: MoreThanSample = {}): Promise<Prepared> => {
  const { sceneCode } = scene
  const { answers, plan, matterCodes, description, values } = await fillIn(caller, scene, more)
  const files: Record<string, string[]> = {}
  const scan = async (id: string) => [(await upload(caller, sceneCode, id, `${id}.pdf`, pdfBytes)).id]
  for (const material of description.allfile.filter(({ need }) => need)) {
    if (material.isApplicationForm && more.signed !== true) files[material.id] = await scan(material.id)
    else if (material.isApplicationForm) {
      const fileId = await printedForm(caller, { sceneCode, answers, values }, material.id)
      files[material.id] = !material.needSign || (await isSignedAlone(caller, fileId)) ? [fileId] : await scan(material.id)
    } else {
      const count = material.extField.idCardUpload === '1' ? 2 : 1
      const uploaded = []
      for (let index = 0; index < count; index += 1)
        uploaded.push(await upload(caller, sceneCode, material.id, `${material.id}-${index}.jpg`, photograph(`${index}`)))
      files[material.id] = uploaded.map(({ id }) => id)
    }
  }
  const params = { answers, values, files, declarations: {}, checkParams: {} }
  return { scene, plan, description, matterCodes, isSigned: more.signed === true, params }
}

/** With the forms that were signed online made and signed anew, once other values stand in it than those it was prepared with. */
export const signedAnew = async (caller: TestCaller, prepared: Prepared, at = region): Promise<Prepared> => {
  const { scene, description, params, isSigned } = prepared
  if (!isSigned) return prepared
  const files = { ...params.files }
  for (const { id, needSign } of description.allfile) {
    if (!needSign || files[id] === undefined) continue
    const fileId = await printedForm(caller, { sceneCode: scene.sceneCode, ...params }, id, at)
    if (await isSignedAlone(caller, fileId)) files[id] = [fileId]
  }
  return { ...prepared, params: { ...params, files } }
}

let births = 0

/** Born 17 days ago, each a minute after the one before. */
export const anotherBirth = (): string => {
  births += 1
  const day = new Date(Date.now() + 8 * 3_600_000 - 17 * 86_400_000).toISOString().slice(0, 10)
  const [hour, minute] = [8 + Math.floor(births / 60), births % 60].map((part) => String(part).padStart(2, '0'))
  return `${day} ${hour ?? ''}:${minute ?? ''}`
}

/** Another child each time: the same one is submitted once. */
export const prepareNewborn = async (caller: TestCaller, bornAt = anotherBirth(), more: MoreThanSample = {}): Promise<Prepared> =>
  prepareSubmission(caller, await newbornScene(), { ...more, fields: { babyBirthTime: bornAt } })

export const prepareSigned = (caller: TestCaller): Promise<Prepared> => prepareNewborn(caller, anotherBirth(), { signed: true })

/** `paramsJson` of a submit. */
export const paramsText = ({ scene, matterCodes, params }: Prepared, at = region): string =>
  writtenSubmit(scene.sceneCode, matterCodes, params, at)

export const submitPayload = (prepared: Prepared, clientKey: string, at = region): FormData => {
  const payload = new FormData()
  payload.set('clientKey', clientKey)
  payload.set('sceneId', prepared.scene.sceneCode)
  payload.set('paramsJson', paramsText(prepared, at))
  payload.set('packageName', prepared.scene.name)
  payload.set('sxNewCodes', prepared.matterCodes)
  payload.set('content', '')
  payload.set('source', '1')
  payload.set('region', at)
  return payload
}
