/** A filled form as it is submitted and printed (提交与打印数据), spec §3.3: its published names and nothing else. Read by the same names that are built. */
import type { FormPayload as Form, PrintPayload as Print } from '@ljonething/domain/submission/Submission'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { carrying, Code, Codes, FormValue, Key, Line, listOf, mapOf, Text, Whole } from '../schema/texts.ts'
import { Answers } from './Answers.ts'

const flag = Schema.Literals(['0', '1'])

/** Of a field its component type; of a material the comma-joined extensions, and in `value` file ids with trailing comma. */
const PayloadField = Schema.Struct({ id: Key, type: Line, value: FormValue })
const PrintField = Schema.Struct({ ...PayloadField.fields, jsonFlag: flag, separator: Code })

/** `content` of a submit: what the service plans and checks with, and what no field of the form is. */
export const SubmitContent = Schema.Struct({
  answers: Answers,
  /** Own declarations of pre-checks no register could answer: code → "1" | "0". */
  declarations: mapOf(Code),
  /** Pre-check parameters that are no field of the form, by name. */
  checkParams: mapOf(FormValue),
  draft: Schema.optionalKey(Schema.Struct({ rowGuid: Key, version: Whole }))
})
export type SubmitContent = typeof SubmitContent.Type

export const FormPayload = exactly<Form>()(
  Schema.Struct({
    fieldList: listOf(PayloadField),
    commonField: listOf(PayloadField),
    fileList: listOf(PayloadField),
    commonFile: listOf(PayloadField),
    sxCodes: Codes,
    sxList: listOf(Schema.Struct({ code: Code, name: Line, implementCode: Code })),
    sceneId: Code,
    packageName: Line,
    regionCode: Code,
    distinguishCode: Code,
    infoSource: Code,
    source: Code,
    hasEnt: flag,
    content: carrying('json', SubmitContent),
    appraiseJson: Text
  })
)

export const PrintPayload = exactly<Print>()(
  Schema.Struct({
    fieldList: listOf(PrintField),
    commonField: listOf(PrintField),
    fileList: listOf(PayloadField),
    commonFile: listOf(PayloadField),
    itemCodeList: listOf(Code),
    areacode: Code,
    scenejs: Code,
    sceneType: Code
  })
)
