/**
 * Where somebody signs a file (签署处): as its owner. Read again, as others may sign meanwhile.
 */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../queries/keys.ts'
import type { Signing } from '../queries/signing.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface SigningPlace {
  readonly file: Pick<FileItem, 'id' | 'name'>
  readonly sceneCode: string
  /** Names what it is asked with: the form as it is now. */
  readonly asked: string
  readonly signing: (signal?: AbortSignal) => Promise<Signing>
  readonly bytes: (signal?: AbortSignal) => Promise<Bytes>
}

export const signingQuery = ({ file, asked, signing }: SigningPlace) =>
  queryOptions({
    queryKey: keyOf('signing', file.id, asked),
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => signing(signal)
  })

/** The bytes under this digest; other bytes are another answer. */
export const signedBytesQuery = ({ file, asked, bytes }: SigningPlace, digest: string) =>
  queryOptions<Bytes, Error, Bytes, readonly string[]>({
    queryKey: keyOf('signedBytes', file.id, asked, digest),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => bytes(signal)
  })
