/**
 * What a scene asks to be filled in and handed in (表单模板): groups of fields, linkage among them, and materials.
 *
 * Lengths are characters, sizes MB (1,048,576 bytes). Source: spec §3.3, §7.5; field names follow the specification where it has one.
 */
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import type { Condition, Operand } from '../condition/Condition.ts'
import type { SourceName } from '../registers/registers.ts'

export interface FormTemplate {
  readonly formmodelinfo: string
  readonly formmodeltype: string
  readonly groups: readonly FieldGroupTemplate[]
  readonly linkage?: readonly LinkageRule[]
}

export interface FieldGroupTemplate {
  readonly code: string
  readonly name: string
  readonly extField?: Readonly<Record<string, unknown>>
  readonly fields: readonly FieldTemplate[]
}

export interface FieldTemplate {
  /** `GROUPnnn^name`. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly typeName: string
  readonly matters: '*' | readonly string[]
  readonly required: boolean
  readonly fieldType: string
  readonly rule?: readonly RuleSpec[]
  readonly value?: string
  readonly maxLength?: number
  readonly remark?: string
  readonly placeholder?: string
  readonly dictRootCode?: string
  readonly dataSource?: DataSource
  readonly dateFormat?: string
  readonly disable?: boolean
  /** False when the field comes only through the guide. */
  readonly default?: boolean
  readonly extField?: Readonly<Record<string, unknown>>
  readonly linkage?: readonly LinkageRule[]
  readonly columns?: readonly TableColumn[]
}

/** Where options come from, besides dictionaries: a source of the table, or the options themselves. */
export type DataSource = SourceName | `inline:${string}`

export interface TableColumn {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly required: boolean
  readonly dictRootCode?: string
  readonly dataSource?: DataSource
  readonly dateFormat?: string
  /** As of a field; the bare name of a function, as scenes said it before, is one rule without parameter and message. */
  readonly rule?: string | readonly RuleSpec[]
  readonly sensitive?: string
}

/** Linkage (联动): while `when` holds, `then` holds. Travels as JSON text in `jsStr` (spec §7.5 as ruled). */
export interface LinkageRule {
  readonly when: Condition
  readonly then: LinkageEffect
}

export interface LinkageEffect {
  readonly show?: readonly string[]
  readonly hide?: readonly string[]
  readonly require?: readonly string[]
  readonly optional?: readonly string[]
  readonly clear?: readonly string[]
  /** Follows what it is set from, and cannot be changed meanwhile. */
  readonly set?: Readonly<Record<string, Operand>>
  /** Target field name → name of the field it is the same as (同母亲): follows it and cannot be changed meanwhile. */
  readonly same?: Readonly<Record<string, string>>
  readonly note?: string
  /** Ask a register and fill empty fields from its answer: target field name → answer key. */
  readonly lookup?: {
    readonly api: string
    readonly params: readonly string[]
    readonly fill: Readonly<Record<string, string>>
    /** Names of those that the person may change; the others stay as the register has them. */
    readonly open?: readonly string[]
  }
  /** Title of the region dialog of the field (spec §9, code 616). */
  readonly regionTitle?: string
}

export interface MaterialTemplate {
  readonly code: string
  readonly label: string
  readonly matters: '*' | readonly string[]
  readonly required: boolean
  readonly accept: string
  readonly maxSizeMB: number
  readonly maxCount: number
  readonly rule: readonly RuleSpec[]
  readonly source: string
  readonly filereuse: string
  readonly signFlag: string
  readonly isform: string
  readonly default?: boolean
  readonly isFree?: string
  readonly remark?: string
  readonly onlineMaterialId?: string
  readonly reviewPoints?: readonly string[]
  /** 空白样表 to fill in by hand, 示例样表 filled in: names of files in `content/samples/`. */
  readonly emptyFile?: string
  readonly exampleFile?: string
  readonly formTemplateId?: string
  /** Who signs its form; the applicant unless given. */
  readonly signers?: readonly MaterialSigner[]
  /** A photograph (照片) that printed forms show, as they do the faces of identity cards. */
  readonly picture?: 'photo'
  readonly extField?: Readonly<Record<string, unknown>>
  readonly reusableCertificate?: LinkedCertificate
}

/** Somebody whom the form names (签署人): `cardId` and `name` are names of fields. */
export interface MaterialSigner {
  readonly label: string
  readonly cardId: string
  readonly name: string
}

/**
 * The electronic certificate that stands for a material (关联证照). It has to be about whoever the field `holder` names by number, else about who
 * handles the matter (`self`) or their company (`enterprise`); of anybody else without a field none is offered.
 */
export interface LinkedCertificate {
  readonly certType: string
  readonly certCode: string
  readonly owner: string
  readonly holder?: string
}
