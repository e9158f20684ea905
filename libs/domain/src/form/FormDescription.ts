/**
 * The combined form (一张表) as it travels: groups of fields and the materials, field names of spec §3.3.
 *
 * Made by `describeForm` from a plan; read by the form engine, the documents and the service alike.
 * `rule` and `jsStr` are JSON text on the wire, as the specification has them. Flags are "0"/"1" text.
 * Values are text too: dates `yyyy-mm-dd[ hh:mm]`, cascader and table values JSON text, checkbox codes joined by `;`.
 */
export interface FormDescription {
  readonly sceneId: string
  readonly allfield: readonly FieldGroup[]
  readonly allfile: readonly Material[]
  /** Options of every dictionary the fields use, by root code; large trees (regions) are left to the caller. */
  readonly dictionaries: Readonly<Record<string, readonly DictionaryOption[]>>
}

export interface FieldGroup {
  readonly code: string
  readonly name: string
  readonly fieldList: readonly Field[]
  /** Starts folded (extField.mrsq "1"). */
  readonly isCollapsible: boolean
}

export interface Field {
  /** `GROUPnnn^name`: the portal and drafts use it whole, departments get the part after `^`. */
  readonly id: string
  readonly name: string
  readonly label: string
  /** Initial value. */
  readonly value: string
  /** Where a value comes from that the person cannot change, such as 来自实名认证. */
  readonly knownFrom?: string
  readonly remark: string
  readonly placeholder: string
  readonly dataSource: string
  /** Names of the fields that the options of the source depend on. */
  readonly sourceParams?: readonly string[]
  readonly typeName: string
  readonly hidden: '0' | '1'
  readonly fieldType: 'field' | 'commonField' | 'file' | 'commonFile'
  readonly disable: '0' | '1'
  /** JSON text: list of {fn, param, message}. */
  readonly rule: string
  readonly area: string
  readonly maxLength: number | undefined
  readonly dateFormat: string
  readonly extField: FieldExtension
  /** JSON text: list of {when, then}. */
  readonly jsStr: string
  readonly catalogeType: '0' | '1'
  readonly formmodelinfo: string
  readonly formmodeltype: string
  readonly originalField: OriginalField
  /** Codes of the chosen matters that need the field. */
  readonly matters: readonly string[]
  readonly columns: readonly FieldColumn[]
  readonly isHidden: boolean
  readonly disabled: boolean
  /** Takes a full row. */
  readonly isOneLine: boolean
  readonly componentType: ComponentType
  readonly isRemoteSearch: boolean
  readonly timePickerInfo: TimePickerInfo | undefined
  readonly isCollapsible: boolean
}

/** Known extField keys of spec §3.3, and ours. */
export interface FieldExtension {
  readonly mrsq?: string
  /** "1" name, "2" ID number, "3" phone. */
  readonly sensitive?: string
  readonly idCardUpload?: string
  readonly isReuse?: string
  readonly isUpload?: string
  readonly isThirdLevelCascade?: string
  readonly HLJCLSCDSF?: string
  readonly HLJBDTD?: string
  readonly cascaderType?: string
  readonly cascaderSource?: string
  readonly columns?: readonly string[]
  readonly rootArea?: string
  /** Of the number that is typed, such as 元; stands after it, and in the label too. */
  readonly unit?: string
}

export interface OriginalField {
  readonly jsonFlag: '0' | '1'
  readonly separator: string
  readonly dictType: string
  readonly synFlag: '0' | '1'
  readonly dictParentCode: string
  readonly dictRootCode: string
  readonly extField?: FieldExtension
}

export interface FieldColumn {
  readonly id: string
  readonly name: string
  readonly componentType: ComponentType
  readonly rule: string
  readonly dictRootCode: string
  readonly timePickerInfo: TimePickerInfo | undefined
  readonly sensitive: string
}

export type ComponentType =
  | 'text'
  | 'select'
  | 'remoteSelect'
  | 'textarea'
  | 'date'
  | 'checkbox'
  | 'addTable'
  | 'cascader'
  | 'treeBox'
  | 'configCascader'
  | UploadType

/** Handed in on material cards; no widget of a form fills them in. */
export type UploadType = 'upload' | 'applyUpload'

/** Picker kinds of spec §5, and those of the formats without a year of §9; `format` in the notation of `dateFormat`. */
export interface TimePickerInfo {
  readonly kind: 'datetime' | 'date' | 'year' | 'month' | 'monthDay' | 'time'
  readonly format: string
}

export interface DictionaryOption {
  readonly value: string
  readonly name: string
  readonly children?: readonly DictionaryOption[]
}

/** A material to hand in, spec §3.3 with its formatted part. */
export interface Material {
  readonly fileId: string
  readonly fileLabel: string
  readonly rule: string
  readonly filereuse: '0' | '1'
  /** Names of files that `sampleFile` gives; '' for none. */
  readonly emptyfile: string
  readonly examplefile: string
  readonly signFlag: '0' | '1'
  readonly isform: '0' | '1'
  readonly hidden: '0' | '1'
  readonly extField: FieldExtension
  readonly onlineMaterialId: string
  readonly remark: string
  readonly source: string
  readonly reviewPoints: readonly string[]
  readonly formTemplateId: string
  readonly certType: string
  readonly matters: readonly string[]
  readonly label: string
  readonly name: string
  readonly id: string
  readonly isReuse: boolean
  readonly isFree: boolean
  readonly needSign: boolean
  readonly isApplicationForm: boolean
  readonly need: boolean
  readonly fileLimits: FileLimits
  readonly hasCheckPoint: boolean
}

export interface FileLimits {
  /** Lower-case extensions. */
  readonly fileTypes: readonly string[]
  /** MB each. */
  readonly fileSize: number
  readonly fileNum: number
}

/** Values by whole field id; always text. */
export type FormValues = Readonly<Record<string, string>>

/** A handed-in file, spec §3.3. */
export interface FileItem {
  readonly id: string
  readonly name: string
  /** Lower-case extension. */
  readonly fileType: string
  /** Bytes. */
  readonly size: number
  readonly url: string
  readonly isApplyForm: boolean
  readonly isReuse: boolean
  /** Tells its bytes from others': the first 16 hex digits of their SHA-256, as the service said; empty of files stored before. */
  readonly digest?: string
}

/** Files by material id. */
export type FormFiles = Readonly<Record<string, readonly FileItem[]>>

/** What is wrong with one field or material. `id` is the whole field id or the material id. */
export interface FieldIssue {
  readonly kind: 'field' | 'material'
  readonly id: string
  /** Row (from 0) and column of a repeatable table. */
  readonly cell?: { readonly row: number; readonly column: string }
  readonly label: string
  readonly fn: string
  /** The bare message. */
  readonly message: string
  /** `[label]字段message` (spec §5). */
  readonly text: string
}

/** The world outside the form that validation needs. */
export interface FormChecks {
  /** Today, `yyyy-mm-dd`. */
  readonly today: string
  /** Answers of server-backed checks by check name and value; undefined while unknown (passes). */
  readonly remote?: (check: 'rareWord', value: string) => unknown
  /** Is this the code of an option that did not travel with the form: of a searched source, of the region tree? Undefined while unknown (passes). */
  readonly isOption?: (source: string, code: string) => boolean | undefined
}

/** State of a field under its linkage rules. */
export interface FieldState {
  readonly visible: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly notes: readonly string[]
}

export interface Dictionaries {
  /** Options of a dictionary root, or undefined when there is none. */
  readonly optionsOf: (rootCode: string) => readonly DictionaryOption[] | undefined
}
