/** Signing in tests (签名): seal, ticket and signature of a caller, as the portal asks for them. */
import { sealCentreTarget } from '@ljonething/domain/signing/Signature'
import type { TestCaller } from './TestCaller.ts'

export const sealTicket = async (caller: TestCaller, target = sealCentreTarget): Promise<string> =>
  (await caller.call((client) => client.gatewayTickets.switchTicket({ payload: { target } }))).ticket

/** The seal of the caller, applied for where there is none. */
export const sealOf = async (caller: TestCaller, kind: 'person' | 'company' = 'person'): Promise<string> => {
  const find = async () => {
    const query = { ticket: await sealTicket(caller), seal: kind }
    return (await caller.call((client) => client.oneThingSeal.getSignature({ query }))).sid
  }
  const held = await find()
  if (held !== undefined) return held
  await caller.call((client) => client.sandboxSeals.applySeal({ payload: { kind } }))
  const sid = await find()
  if (sid === undefined) throw new Error('no seal was granted')
  return sid
}

export const signingOf = (caller: TestCaller, fileId: string) =>
  caller.call((client) => client.oneThingSeal.signing({ payload: { fileId } }))

/** Signs what is shown now, for the caller. */
export const signFile = async (caller: TestCaller, fileId: string) => {
  const { digest, signers } = await signingOf(caller, fileId)
  const own = signers.find(({ isCaller, signedAt }) => isCaller && signedAt === undefined)
  const sid = await sealOf(caller, own?.seal)
  const ticket = await sealTicket(caller)
  return caller.call((client) => client.oneThingSeal.signatureByFileId({ query: { fileId, sid, ticket, digest } }))
}

/** Is it signed by everybody now? The caller signs what is theirs to sign; without a seal, or where others sign too, it is not. */
export const isSignedAlone = async (caller: TestCaller, fileId: string): Promise<boolean> => {
  const { signers } = await signingOf(caller, fileId)
  if (signers.some(({ isCaller }) => !isCaller)) return false
  return signFile(caller, fileId).then(
    ({ signing }) => signing?.isWhole === true,
    () => false
  )
}

/** Signed by another, whom the owner asks; the bytes are those of now. */
export const signInvited = async (owner: TestCaller, other: TestCaller, fileId: string) => {
  const { signers, digest } = await signingOf(owner, fileId)
  const signer = signers.find(({ isCaller, signedAt }) => !isCaller && signedAt === undefined)?.key ?? ''
  const { code } = await owner.call((client) => client.oneThingSeal.invite({ payload: { fileId, signer } }))
  const { invitationId } = await other.call((client) => client.oneThingSeal.openInvitation({ payload: { code } }))
  const query = { fileId, invitationId, digest, sid: await sealOf(other), ticket: await sealTicket(other) }
  return other.call((client) => client.oneThingSeal.signatureByFileId({ query }))
}
