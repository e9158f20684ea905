/** What the materials of a form ask of the service (材料外部服务), over the queries of the portal. Failures carry the Chinese text to show. */
import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import type { FileServices, ReusableFile } from '@ljonething/forms/engine/FileServices'
import { apiFailure } from '../queries/apiError.ts'
import type { FilledForm } from '../queries/materials.ts'
import { deleteMaterial, generateApplicationForm, readMaterial, uploadMaterial } from '../queries/materials.ts'
import { saveFile } from '../viewer/saveFile.ts'
import { readable } from './readable.ts'
import type { ReusePlace } from './reuseService.ts'

export interface FileServicesContext {
  readonly sceneCode: string
  /** What is filled in at the moment, where the application form is generated from it. */
  readonly filled?: () => Promise<FilledForm>
  readonly previewFile: (file: FileItem) => void
  readonly previewApplicationForm: FileServices['previewApplicationForm']
  /** Its id is the name of the file. */
  readonly previewSample?: (file: FileItem) => void
  readonly onDownloadFailed: (message: string) => void
  /** Where certificates and former materials can be reused. */
  readonly reuse?: () => ReusePlace | Promise<ReusePlace>
  /** Shows a certificate that is offered for the material. */
  readonly previewCertificate?: (material: Material, offer: ReusableFile) => void
  /** Where files can be sent from a phone. */
  readonly scanUpload?: FileServices['scanUpload']
}

/** Bytes; a smaller file is sent whole. */
const largeFile = 4 * 1_048_576

const reuseOf = (
  { sceneCode, previewCertificate }: Pick<FileServicesContext, 'sceneCode' | 'previewCertificate'>,
  place: NonNullable<FileServicesContext['reuse']>
): NonNullable<FileServices['reuse']> => ({
  ...(previewCertificate === undefined ? {} : { preview: previewCertificate }),
  offers: async (material) =>
    readable(Promise.resolve(place()).then(async (at) => (await import('./reuseService.ts')).reuseOffers(at, material))),
  take: async (material, id) => readable((await import('../queries/reuse.ts')).takeReusable(sceneCode, material.id, id))
})

const generateWith =
  (sceneCode: string, filled: () => Promise<FilledForm>): NonNullable<FileServices['generateApplicationForm']> =>
  async (material: Material, way) =>
    readable(
      generateApplicationForm({
        sceneCode,
        materialId: material.id,
        ...(way === 'template' ? { templateId: material.formTemplateId } : {}),
        filled: await filled()
      })
    )

export const fileServices = ({ previewSample, ...context }: FileServicesContext): FileServices => ({
  uploadFile: async (material, file, onProgress, signal) =>
    readable(
      file.size > largeFile
        ? (await import('../queries/resumable.ts')).uploadInParts(context.sceneCode, material.id, file, onProgress, signal)
        : uploadMaterial(context.sceneCode, material.id, file, signal)
    ),
  judgeFile: (file) => (file.size > largeFile ? undefined : import('../queries/judge.ts').then(({ judgeUpload }) => judgeUpload(file))),
  isPausable: (file) => file.size > largeFile,
  deleteFile: async (_material, file) => {
    await readable(deleteMaterial(file))
  },
  previewFile: context.previewFile,
  previewApplicationForm: context.previewApplicationForm,
  downloadFile: (file) => {
    readMaterial(file)
      .then((bytes) => saveFile(bytes, file.name))
      .catch((error: unknown) => context.onDownloadFailed(apiFailure(error).message))
  },
  realFileType: async (file) => {
    const [bytes, { detectFileType }] = await Promise.all([readable(readMaterial(file)), import('./fileTypes.ts')])
    return detectFileType(bytes) ?? file.fileType
  },
  ...(context.filled === undefined ? {} : { generateApplicationForm: generateWith(context.sceneCode, context.filled) }),
  ...(context.reuse === undefined ? {} : { reuse: reuseOf(context, context.reuse) }),
  ...(previewSample === undefined
    ? {}
    : {
        sampleFile: (sample, way) =>
          void import('./sampleService.ts').then(({ openSample }) => openSample(sample, way, previewSample, context.onDownloadFailed))
      }),
  ...(context.scanUpload === undefined ? {} : { scanUpload: context.scanUpload })
})
