/** Samples of materials (样表), the same for everybody. */
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const readSample = (fileName: string, signal?: AbortSignal): Promise<Bytes> =>
  run('oneThingGuide', 'sampleFile', { query: { fileName }, signal })

export const sampleQuery = (fileName: string) =>
  queryOptions<Bytes, Error, Bytes, readonly string[]>({
    queryKey: keyOf('sample', fileName),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => readSample(fileName, signal)
  })
