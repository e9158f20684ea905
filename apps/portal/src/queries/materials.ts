/** Material files and the generated application form (材料与申请表). */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import type { Answers } from '@ljonething/domain/scene/Scene'
import type { PrintPayload } from '@ljonething/domain/submission/Submission'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export const uploadMaterial = (sceneCode: string, materialId: string, file: File, signal?: AbortSignal): Promise<FileItem> => {
  const payload = new FormData()
  payload.set('sceneid', sceneCode)
  payload.set('formId', materialId)
  payload.set('file', file, file.name)
  return run('oneThingMaterials', 'tisUpload', { payload, signal })
}

export const deleteMaterial = ({ id, isReuse }: Pick<FileItem, 'id' | 'isReuse'>) =>
  run('oneThingMaterials', 'tisDelete', { query: { fileId: id, ...(isReuse ? { filereuse: '1' } : {}) } })

/** The bytes of a file of the caller. */
export const readMaterial = (file: Pick<FileItem, 'id' | 'name'>, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
  run('oneThingMaterials', 'tisDownload', {
    query: { fileId: file.id, filename: file.name },
    signal
  })

export interface ApplicationFormRequest {
  readonly sceneCode: string
  /** The material the form is generated for; the whole application without it. */
  readonly materialId?: string
  readonly templateId?: string
  readonly filled: FilledForm
}

/** What is filled in, and the answers that its form came from. */
export interface FilledForm {
  readonly answers: Answers
  readonly print: PrintPayload
}

export const generateApplicationForm = async (request: ApplicationFormRequest): Promise<FileItem> => {
  const { answers, print } = request.filled
  const formJson = await encodeForm(JSON.stringify(print))
  const extendJson = JSON.stringify({ sceneid: request.sceneCode, materialId: request.materialId, answers })
  const { file } = await run('oneThingPrinting', 'newGlovePrinting', {
    payload: { extendJson, formJson, templateId: request.templateId ?? '' }
  })
  return file
}

type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a file, kept while it is looked at. */
export const materialQuery = (file: Pick<FileItem, 'id' | 'name'>) =>
  queryOptions<Bytes, Error, Bytes, readonly string[]>({
    queryKey: keyOf('material', file.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => readMaterial(file, signal)
  })
