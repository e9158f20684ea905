/**
 * Where somebody signs a file (签署处): as its owner, at the desk, or asked by its owner. Read again and again, as others may sign meanwhile.
 */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { queryOptions } from '@tanstack/react-query'
import { apiFailure } from '../queries/apiError.ts'
import { keyOf } from '../queries/keys.ts'
import type { Signing } from '../queries/signing.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface SigningPlace {
  readonly file: Pick<FileItem, 'id' | 'name'>
  readonly sceneCode: string
  /** Names what it is asked with: the form as it is now, or the invitation. */
  readonly asked: string
  readonly signing: (signal?: AbortSignal) => Promise<Signing>
  readonly bytes: (signal?: AbortSignal) => Promise<Bytes>
  /** Of whom is asked to sign somebody else's file. */
  readonly invitationId?: string
}

const everyMs = 3_000
const afterFailureMs = 15_000

/** Somebody else was asked and has not signed. */
const isAwaited = ({ signers }: Signing): boolean =>
  signers.some(({ isCaller, signedAt, invitedUntil }) => !isCaller && signedAt === undefined && invitedUntil !== undefined)

/** Asked anew while its page is in front and somebody else is asked to sign. */
export const signingQuery = ({ file, asked, signing }: SigningPlace) =>
  queryOptions({
    queryKey: keyOf('signing', file.id, asked),
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => signing(signal),
    refetchInterval: ({ state: { data, error } }) => {
      if (apiFailure(error).tag === 'NotFound' || data === undefined || !isAwaited(data)) return false
      return error === null ? everyMs : afterFailureMs
    }
  })

/** The bytes under this digest; other bytes are another answer. */
export const signedBytesQuery = ({ file, asked, bytes }: SigningPlace, digest: string) =>
  queryOptions<Bytes, Error, Bytes, readonly string[]>({
    queryKey: keyOf('signedBytes', file.id, asked, digest),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => bytes(signal)
  })
