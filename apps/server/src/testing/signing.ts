/** Signing in tests (签名): seal, ticket and signature of a caller, as the portal asks for them. */
import { sealCentreTarget } from '@ljonething/domain/signing/Signature'
import type { TestCaller } from './TestCaller.ts'

export const sealTicket = async (caller: TestCaller, target = sealCentreTarget): Promise<string> =>
  (await caller.call((client) => client.gatewayTickets.switchTicket({ payload: { target } }))).ticket

/** The seal of the caller, applied for where there is none. */
export const sealOf = async (caller: TestCaller, kind: 'person' | 'company' = 'person'): Promise<string> => {
  await caller.call((client) => client.sandboxSeals.applySeal({ payload: { kind } }))
  const query = { ticket: await sealTicket(caller), seal: kind }
  const { sid } = await caller.call((client) => client.oneThingSeal.getSignature({ query }))
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
