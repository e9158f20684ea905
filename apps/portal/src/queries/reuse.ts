/** What the person has already and may use again (复用): certificates of the locker, materials of former applications. */
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export interface ReuseQuestion {
  readonly sceneCode: string
  readonly materialId: string
  /** Whose certificate it has to be, where the form says so. */
  readonly cardId: string
}

export interface CertificatePlace {
  readonly sceneCode: string
  readonly materialId: string
  readonly reuseId: string
}

/** Asked once for a person and material, and again after what was there may have changed. */
export const reusableQuery = ({ sceneCode, materialId, cardId }: ReuseQuestion) =>
  queryOptions({
    queryKey: keyOf('reusable', sceneCode, materialId, cardId),
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const payload = { sceneid: sceneCode, formId: materialId, ...(cardId === '' ? {} : { cardId: await encodeForm(cardId) }) }
      return run('oneThingReuse', 'reuseFileList', { payload, signal })
    }
  })

export const takeReusable = (sceneCode: string, materialId: string, reuseId: string) =>
  run('oneThingReuse', 'reuseConfirm', { query: { sceneid: sceneCode, formId: materialId, reuseId } })

type Bytes = Uint8Array<ArrayBuffer>

/** What a certificate looks like that can be taken for the material. */
export const certificateQuery = ({ sceneCode, materialId, reuseId }: CertificatePlace) =>
  queryOptions<Bytes, Error, Bytes, readonly string[]>({
    queryKey: keyOf('certificate', sceneCode, materialId, reuseId),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => run('oneThingReuse', 'reuseFile', { query: { sceneid: sceneCode, formId: materialId, reuseId }, signal })
  })

/** Kinds of the valid certificates in the person's own locker, of these. */
export const ownCertificatesQuery = (certCodes: readonly string[]) =>
  queryOptions({
    queryKey: keyOf('ownCertificates', ...certCodes),
    staleTime: 300_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const found = await run('spaceReuse', 'getFreeCertList', { payload: { linkedCerts: certCodes.join() }, signal })
      return found.map(({ certCode }) => certCode)
    }
  })
