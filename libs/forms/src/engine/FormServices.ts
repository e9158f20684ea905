import type { DictionaryOption, FileItem, FormValues, Material } from '@ljonething/domain/form/FormDescription'
import type { ComponentType } from 'react'
import type { FoundValues } from '@ljonething/domain/registers/RegisteredValue'
import type { BookingDoor } from './BookingDoor.ts'

/** What a remote-search select asks for (远程检索). */
export interface OptionSearch {
  /** The field's dataSource (`REMOTE_HOSPITAL`, `newBorn/bankSearch`, …). */
  readonly source: string
  readonly keyword: string
  /** From 1. */
  readonly page: number
  /** The level to look in; '' is the one above all. */
  readonly parent: string
  /** Of the fields that the options depend on, by name. */
  readonly values: FormValues
}

/** An option with what is known of the institution; with children it is a level on the way and no answer. */
export interface FoundOption extends DictionaryOption {
  readonly address?: string
  readonly phone?: string
  readonly hasChildren?: boolean
}

export interface FoundOptions {
  readonly options: readonly FoundOption[]
  readonly hasMore: boolean
}

/** A certificate or a material handed in before (可复用的材料): `facts` tell it from others, `refusal` says why it cannot be taken. */
export interface ReusableFile {
  readonly id: string
  readonly title: string
  readonly facts: readonly string[]
  readonly refusal: string
  /** It can be looked at. */
  readonly isCertificate?: boolean
}

/** A file that shows how a material is made (样表): the name to show and save it under, and its emptyfile or examplefile. */
export interface SampleFile {
  readonly name: string
  readonly fileName: string
}

/** Of one application form (签名情况): who has signed it. */
export interface MaterialSignaturesProps {
  readonly material: Material
  readonly file: FileItem
  /** Shows it to be signed. */
  readonly onOpen: () => void
  /** Makes it anew from what is filled in, and shows it. */
  readonly onGenerate: () => void
}

/**
 * Everything remote a form needs (表单外部服务). The application implements it over its own calls; forms never fetch.
 *
 * Expected failures reject with an Error whose message is Chinese and fit to show. An aborted signal may reject with anything.
 * Optional members switch the button they serve off when absent.
 */
export interface FormServices {
  /** A page of the options of a remote-search select. */
  readonly searchOptions: (search: OptionSearch, signal: AbortSignal) => Promise<FoundOptions>
  /**
   * Children of one node of a tree loaded by level; `source` is a dictionary root (`SH00XZQH` for regions) or a dataSource. An empty
   * parent asks for the top level (cities of the province for regions); no children make the node an answer.
   */
  readonly treeChildren: (source: string, parentCode: string) => Promise<readonly DictionaryOption[]>
  /** Asks a register; undefined when it knows nothing. The values are by its own answer keys. */
  readonly lookup: (api: string, params: Readonly<Record<string, string>>) => Promise<FoundValues | undefined>
  /** Answers true when the value holds rare characters (生僻字); without it nobody is asked. */
  readonly hasRareWord?: ((value: string, signal: AbortSignal) => Promise<boolean>) | undefined
  /** `onProgress` takes a fraction from 0 to 1. Stopped with the reason `dropped` it is over for good. */
  readonly uploadFile: (material: Material, file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<FileItem>
  /** Is it sent in parts, so that it can be stopped and gone on with? */
  readonly isPausable?: (file: File) => boolean
  /** 上传预检: what is wrong with a file that was uploaded and what to do, '' when nothing is; undefined for a file that is not judged. */
  readonly judgeFile?: (file: File) => Promise<string> | undefined
  readonly deleteFile: (material: Material, file: FileItem) => Promise<void>
  /** Opens the viewer dialog (材料预览). */
  readonly previewFile: (file: FileItem) => void
  /** Opens the application-form dialog with the signing flow; `replace` puts the signed file in place. */
  readonly previewApplicationForm: (material: Material, file: FileItem, replace: (signed: FileItem) => void) => void
  readonly downloadFile: (file: FileItem) => void
  /** Real type by content, lower-case extension. */
  readonly realFileType: (file: FileItem) => Promise<string>
  /** 生成申请表 by the print template or, when that fails or gives nothing, by original-form generation. */
  readonly generateApplicationForm?: (material: Material, way: 'template' | 'original') => Promise<FileItem | undefined>
  /** 复用: what the person has already, and taking one of it for the material. */
  readonly reuse?: {
    readonly offers: (material: Material) => Promise<readonly ReusableFile[]>
    readonly take: (material: Material, id: string) => Promise<readonly FileItem[]>
    /** Shows one that is a certificate, before it is taken. */
    readonly preview?: (material: Material, offer: ReusableFile) => void
  }
  /** 手机扫码上传: `echo` takes all that the phone has sent, whenever that changes; resolves when the person is done. */
  readonly scanUpload?: (material: Material, echo: (sent: readonly FileItem[]) => void) => Promise<void>
  /** 空白样表 and 示例样表 of a material, shown or saved. */
  readonly sampleFile?: (sample: SampleFile, way: 'preview' | 'download') => void
  /** 套打: the sheet of a material with what is filled in at the moment, to be printed and signed by hand. */
  readonly fillBlank?: (material: Material) => Promise<FileItem>
  /** 签名情况 of a form that is signed; it may load with the first one that is shown. */
  readonly Signatures?: ComponentType<MaterialSignaturesProps>
  /** 预约, loaded with the first form that books; without it the fields of a booking are fields like any other. */
  readonly booking?: () => Promise<BookingDoor>
  readonly now: () => Date
}
