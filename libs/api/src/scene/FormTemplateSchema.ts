/** Form and materials of a scene (申请表、材料清单), as they stand in a scene file. Source: spec §3.3, §7.5. */
import { parseLinkageRule } from '@ljonething/domain/form/parseLinkage'
import { isLookupName } from '@ljonething/domain/registers/registers'
import type { FieldTemplate, FormTemplate, MaterialTemplate, TableColumn } from '@ljonething/domain/scene/FormTemplate'
import { Schema } from 'effect'
import { exactly } from '../schema/exactly.ts'
import { parsedBy } from './parsedBy.ts'
import { Count, FieldType, FilledText, Flag, OptionSource, Text, Texts, Truth } from './sceneValues.ts'

const { Array: List, Literal, Record, Struct, Union, Unknown, optionalKey } = Schema

const AnyMap = Record(Schema.String, Unknown)
const NeededBy = Union([Literal('*'), Texts]).annotate({ message: "'*' or a list of matter codes is expected" })
const Rules = List(Struct({ fn: FilledText, param: Text, message: Text }))
const Linkage = List(
  parsedBy((value) => {
    const rule = parseLinkageRule(value)
    const asked = rule.ok ? rule.value.then.lookup?.api : undefined
    if (asked === undefined || isLookupName(asked)) return rule
    return { ok: false, problem: { path: 'then.lookup.api', message: `unknown register ${asked}` } }
  })
)

const TableColumnSchema = exactly<TableColumn>()(
  Struct({
    id: FilledText,
    type: FilledText,
    name: FilledText,
    required: Truth,
    dictRootCode: optionalKey(Text),
    dataSource: optionalKey(OptionSource),
    dateFormat: optionalKey(Text),
    rule: optionalKey(Union([Text, Rules])),
    sensitive: optionalKey(Text)
  })
)

const FieldTemplateSchema = exactly<FieldTemplate>()(
  Struct({
    id: FilledText,
    name: FilledText,
    label: FilledText,
    typeName: FilledText,
    matters: NeededBy,
    required: Truth,
    fieldType: FieldType,
    rule: optionalKey(Rules),
    value: optionalKey(Text),
    maxLength: optionalKey(Count),
    remark: optionalKey(Text),
    placeholder: optionalKey(Text),
    dictRootCode: optionalKey(Text),
    dataSource: optionalKey(OptionSource),
    dateFormat: optionalKey(Text),
    disable: optionalKey(Truth),
    default: optionalKey(Truth),
    extField: optionalKey(AnyMap),
    linkage: optionalKey(Linkage),
    columns: optionalKey(List(TableColumnSchema))
  })
)

export const FormTemplateSchema = exactly<FormTemplate>()(
  Struct({
    formmodelinfo: FilledText,
    formmodeltype: FilledText,
    groups: List(Struct({ code: FilledText, name: FilledText, extField: optionalKey(AnyMap), fields: List(FieldTemplateSchema) })),
    linkage: optionalKey(Linkage)
  })
)

export const MaterialTemplateSchema = exactly<MaterialTemplate>()(
  Struct({
    code: FilledText,
    label: FilledText,
    matters: NeededBy,
    required: Truth,
    accept: FilledText,
    maxSizeMB: Count,
    maxCount: Count,
    rule: Rules,
    source: Text,
    filereuse: Flag,
    signFlag: Flag,
    isform: Flag,
    default: optionalKey(Truth),
    isFree: optionalKey(Flag),
    remark: optionalKey(Text),
    onlineMaterialId: optionalKey(Text),
    reviewPoints: optionalKey(Texts),
    emptyFile: optionalKey(FilledText),
    exampleFile: optionalKey(FilledText),
    formTemplateId: optionalKey(Text),
    signers: optionalKey(List(Struct({ label: FilledText, cardId: FilledText, name: FilledText }))),
    picture: optionalKey(Literal('photo')),
    extField: optionalKey(AnyMap),
    reusableCertificate: optionalKey(
      Struct({ certType: FilledText, certCode: FilledText, owner: FilledText, holder: optionalKey(FilledText) })
    )
  })
)
