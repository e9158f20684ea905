/** Online signing (在线签名): the answers of the seal centre, how far a file is, and what others ask one to sign. Each call takes a fresh ticket. */
import type { Signing } from '@ljonething/api/shapes/Signature'
import type { Invitation } from '@ljonething/api/oneThing/SealApi'
import { sealCentreTarget } from '@ljonething/domain/signing/Signature'
import type { SealKind, Signature } from '@ljonething/domain/signing/Signature'
import { queryOptions } from '@tanstack/react-query'
import { encodeForm } from './encodeForm.ts'
import { keyOf, named } from './keys.ts'
import type { FilledForm } from './materials.ts'
import { queryClient } from './queryClient.ts'
import { run } from './run.ts'
import { switchTicket } from './session.ts'

export type { Signer, Signing } from '@ljonething/api/shapes/Signature'
export type { Invitation } from '@ljonething/api/oneThing/SealApi'

/** Milliseconds after which an answer that does not come is given up; what was signed meanwhile is found when it is looked for again. */
const patience = 40_000

export const findSeal = async (seal: SealKind): Promise<Signature> =>
  run('oneThingSeal', 'getSignature', {
    query: { ticket: await switchTicket(sealCentreTarget), seal },
    signal: AbortSignal.timeout(patience)
  })

export interface ToSign {
  readonly fileId: string
  /** SHA-256 of the bytes that were shown, hex. */
  readonly digest: string
  readonly invitationId?: string | undefined
}

export const signFile = async (
  sid: string,
  { fileId, digest, invitationId }: ToSign
): Promise<Signature & { readonly signing?: Signing }> =>
  run('oneThingSeal', 'signatureByFileId', {
    query: {
      fileId,
      sid,
      digest,
      ticket: await switchTicket(sealCentreTarget),
      ...(invitationId === undefined ? {} : { invitationId })
    },
    signal: AbortSignal.timeout(patience)
  })

/** What the form of a material says now, to be held against its file. */
export interface FormNow {
  readonly sceneCode: string
  readonly materialId: string
  readonly filled: FilledForm
}

const written = async ({ sceneCode, materialId, filled: { answers, print } }: FormNow) => ({
  extendJson: JSON.stringify({ sceneid: sceneCode, materialId, answers }),
  formJson: await encodeForm(JSON.stringify(print))
})

export const signingOf = async (fileId: string, form: FormNow | undefined, signal?: AbortSignal): Promise<Signing> =>
  run('oneThingSeal', 'signing', { payload: { fileId, ...(form === undefined ? {} : await written(form)) }, signal })

export const invitedSigning = (invitationId: string, signal?: AbortSignal): Promise<Signing> =>
  run('oneThingSeal', 'invitedSigning', { query: { invitationId }, signal })

export const invitedFile = (invitationId: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
  run('oneThingSeal', 'invitedFile', { query: { invitationId }, signal })

export const inviteSigner = (fileId: string, signer: string) => run('oneThingSeal', 'invite', { payload: { fileId, signer } })

export const openInvitation = (code: string): Promise<Invitation> => run('oneThingSeal', 'openInvitation', { payload: { code } })

/** Others ask at any time: asked anew whenever it is shown. */
export const invitationsQuery = queryOptions({
  queryKey: keyOf('invitations'),
  staleTime: 0,
  queryFn: ({ signal }) => run('oneThingSeal', 'invitations', { signal })
})

/** A file has other bytes once somebody has signed it: what is kept of it is forgotten. */
export const forgetSigned = () => queryClient.invalidateQueries(named('material', 'signing', 'invitations'))
