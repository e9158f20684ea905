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
