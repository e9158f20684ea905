/** Material files and the generated application form (材料与申请表). */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { queryOptions } from '@tanstack/react-query'
import { Stream } from 'effect'
import { encodeForm } from '../session/encodeForm.ts'
import { run } from '../session/run.ts'

export const uploadMaterial = (sceneCode: string, materialId: string, file: File, signal?: AbortSignal): Promise<FileItem> => {
  const payload = new FormData()
  payload.set('sceneid', sceneCode)
  payload.set('formId', materialId)
  payload.set('file', file, file.name)
  return run('tisUpload', (client) => client.oneThingMaterials.tisUpload({ payload }), signal)
}

export const deleteMaterial = (fileId: string) => run('tisDelete', (client) => client.oneThingMaterials.tisDelete({ query: { fileId } }))

/** The bytes of a file of the caller. */
export const readMaterial = async (file: Pick<FileItem, 'id' | 'name'>, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = await run(
    'tisDownload',
    (client) => client.oneThingMaterials.tisDownload({ query: { fileId: file.id, filename: file.name } }),
    signal
  )
  return collect('tisDownload', stream, signal)
}

export interface ApplicationFormRequest {
  readonly sceneCode: string
  /** The material the form is generated for; the whole application without it. */
  readonly materialId?: string
  readonly templateId?: string
  /** JSON text `{ answers, values, files, region }`. */
  readonly formJson: string
}

export const generateApplicationForm = async (request: ApplicationFormRequest): Promise<FileItem> => {
  const formJson = await encodeForm(request.formJson)
  const extendJson = JSON.stringify({ sceneid: request.sceneCode, materialId: request.materialId })
  const { file } = await run('newGlovePrinting', (client) =>
    client.oneThingPrinting.newGlovePrinting({ payload: { extendJson, formJson, templateId: request.templateId ?? '' } })
  )
  return file
}

/** Gathers a byte stream of the contract. */
export const collect = async <E>(
  name: string,
  stream: Stream.Stream<Uint8Array, E>,
  signal?: AbortSignal
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks = await run(name, () => Stream.runCollect(stream), signal)
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** The bytes of a file, kept while it is looked at. */
export const materialQuery = (file: Pick<FileItem, 'id' | 'name'>) =>
  queryOptions({
    queryKey: ['material', file.id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => readMaterial(file, signal)
  })
