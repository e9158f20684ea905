/**
 * Makes one submit (一次提交) of a plan and its filled form: form payload, print payload, one part per matter (spec §3.3). Pure and total.
 *
 * Values of hidden fields are dropped; departments know fields by the part of the id after `^`. A part carries the fields and
 * materials its matter needs, or all matters need (`*`). Files: `type` comma-joined extensions, `value` comma-joined ids with trailing comma.
 * Example: files a.pdf and b.jpg → `{type: 'pdf,jpg', value: 'idA,idB,'}`.
 */
import { flagOf } from '../codes/flag.ts'
import { materialStatus } from '../codes/material.ts'
import { shortId } from '../form/fieldFormat.ts'
import { linkageOf } from '../form/compileLinkage.ts'
import { hiddenNames } from '../form/linkage.ts'
import type { Field, FileItem, FormDescription, FormFiles, FormValues, Material } from '../form/FormDescription.ts'
import type { Plan } from '../plan/Plan.ts'
import type { Matter } from '../scene/Scene.ts'
import { channelOf, partOrigin } from './origin.ts'
import type { PartOrigin } from './origin.ts'
import type { PayloadField, PayloadFile, PrintField, Submission, SubmissionContext, SubmissionPart } from './Submission.ts'
import type { UnknownCheck } from './UnknownCheck.ts'

interface FilledField {
  readonly field: Field
  /** As the form has it, and each part that needs it. */
  readonly payload: PayloadField
}

interface FilledMaterial {
  readonly material: Material
  readonly files: readonly FileItem[]
}

const payloadField = ({ payload }: FilledField): PayloadField => payload

const printField = ({ field, payload }: FilledField): PrintField => {
  const { jsonFlag, separator } = field.originalField
  return { ...payload, jsonFlag, separator }
}

const idsOf = (files: readonly FileItem[]): string => files.map(({ id }) => `${id},`).join('')

const payloadFile = ({ material, files }: FilledMaterial): PayloadField => ({
  id: material.id,
  type: [...new Set(files.map((file) => file.fileType))].join(),
  value: idsOf(files)
})

const markedFile = (filled: FilledMaterial): PayloadFile => {
  const reused = idsOf(filled.files.filter(({ isReuse }) => isReuse))
  const mark = reused === '' ? { status: materialStatus.code.manual } : { status: materialStatus.code.reuse, reused }
  return { ...payloadFile(filled), ...mark }
}

const isCommonField = ({ field }: FilledField): boolean => field.fieldType === 'commonField'
const isCommonFile = ({ material }: FilledMaterial): boolean => material.matters.length > 1
const serves = (matters: readonly string[], matter: Matter): boolean => matters.includes(matter.code)

function filledFields(description: FormDescription, values: FormValues, today: string): readonly FilledField[] {
  const hidden = hiddenNames(linkageOf(description), values, today)
  return description.allfield
    .flatMap((group) => group.fieldList)
    .filter((field) => !hidden.has(field.name))
    .map((field) => {
      const value = Object.hasOwn(values, field.id) ? (values[field.id] ?? '') : ''
      return { field, payload: { id: shortId(field.id), type: field.componentType, value } }
    })
}

function filledMaterials(description: FormDescription, files: FormFiles): readonly FilledMaterial[] {
  return description.allfile
    .map((material) => ({ material, files: Object.hasOwn(files, material.id) ? (files[material.id] ?? []) : [] }))
    .filter((filled) => filled.files.length > 0)
}

function partOf(
  matter: Matter,
  fields: readonly FilledField[],
  materials: readonly FilledMaterial[],
  checks: readonly UnknownCheck[],
  origin: PartOrigin
): SubmissionPart {
  const { code, name, implementCode, deptCode, department, promisedDays } = matter
  return {
    matterCode: code,
    matterName: name,
    implementCode,
    deptCode,
    department,
    promisedDays,
    fields: fields.filter(({ field }) => serves(field.matters, matter)).map(payloadField),
    files: materials.filter(({ material }) => serves(material.matters, matter)).map(markedFile),
    reviews: checks.flatMap(({ matters, ...check }) => (matters.includes(code) ? [check] : [])),
    origin
  }
}

export function buildSubmission(
  plan: Plan,
  description: FormDescription,
  values: FormValues,
  files: FormFiles,
  context: SubmissionContext
): Submission {
  const matters = plan.matters.filter((line) => line.included).map((line) => line.matter)
  const fields = filledFields(description, values, context.today ?? '')
  const materials = filledMaterials(description, files)
  const common = fields.filter(isCommonField)
  const origin = partOrigin(context.dataSource, context.sceneType)
  const own = fields.filter((filled) => !isCommonField(filled))
  const fileLists = {
    fileList: materials.filter((filled) => !isCommonFile(filled)).map(payloadFile),
    commonFile: materials.filter(isCommonFile).map(payloadFile)
  }
  return {
    form: {
      fieldList: own.map(payloadField),
      commonField: common.map(payloadField),
      ...fileLists,
      sxCodes: matters.map((matter) => matter.code).join(),
      sxList: matters.map(({ code, name, implementCode }) => ({ code, name, implementCode })),
      sceneId: plan.sceneCode,
      packageName: context.packageName,
      regionCode: context.regionCode,
      distinguishCode: context.distinguishCode ?? '',
      infoSource: context.dataSource,
      source: channelOf(context.dataSource),
      hasEnt: flagOf(context.hasEnt),
      content: context.content,
      appraiseJson: ''
    },
    // Most submits print nothing.
    get print() {
      return {
        fieldList: own.map(printField),
        commonField: common.map(printField),
        ...fileLists,
        itemCodeList: matters.map((matter) => matter.code),
        areacode: context.regionCode,
        scenejs: plan.sceneCode,
        sceneType: context.sceneType
      }
    },
    parts: matters.map((matter) => partOf(matter, fields, materials, context.unknownChecks ?? [], origin))
  }
}
