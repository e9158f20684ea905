import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import type { ComponentType } from 'react'

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
 * Everything remote the materials of a form need (材料外部服务): uploading, looking at, making and reusing files. Optional members switch the
 * button they serve off when absent.
 */
export interface FileServices {
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
}
