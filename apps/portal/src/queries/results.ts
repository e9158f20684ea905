/** What cases have come to (办理结果): the files of certificates and notices. */
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const readResult = (materialId: string, signal?: AbortSignal): Promise<Bytes> =>
  run('oneThingResults', 'downloadMaterial', { query: { materialId }, signal })

const readPicture = (materialId: string, signal?: AbortSignal): Promise<Bytes> =>
  run('oneThingResults', 'getCertificatePngByFile', { payload: { materialId }, signal })

/** What is shown of a file before it is downloaded: of a certificate its picture. */
export const resultQuery = ({ id, fileType }: { readonly id: string; readonly fileType: string }) =>
  queryOptions<Bytes, Error, Bytes, readonly string[]>({
    queryKey: keyOf('result', id, fileType),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => (fileType === 'png' ? readPicture(id, signal) : readResult(id, signal))
  })

/** Certificates of those who stand for the seals of departments; they stay the same. */
export const sealAuthoritiesQuery = queryOptions({
  queryKey: keyOf('sealAuthorities'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: async ({ signal }) =>
    (await run('oneThingResults', 'sealAuthorities', { signal })).map((text) =>
      Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    )
})
