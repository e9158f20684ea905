/** Keys of the sandbox as they are kept (沙箱密钥): the certificate, and the private key encrypted under the installation key. */
import { DateTime, Effect } from 'effect'
import type { InstallationKey } from '../../platform/InstallationKey.ts'
import { lockedBytes } from '../../platform/LockedBytes.ts'
import type { CertificateWish, KeyPair } from '../../seal/pki/certificates.ts'

export interface KeyRow {
  readonly certificate: Uint8Array
  readonly privateKey: Uint8Array
}

export type Period = Pick<CertificateWish, 'from' | 'until'>

/** A certificate is good from a moment before it was made: clocks differ. */
const leewayMinutes = 5

export const validFor = (years: number): Effect.Effect<Period> =>
  Effect.map(DateTime.now, (now) => ({
    from: DateTime.toDate(DateTime.subtract(now, { minutes: leewayMinutes })),
    until: DateTime.toDate(DateTime.add(now, { years }))
  }))

export const keptKeys = (installation: InstallationKey['Service']) => {
  const { lock, open } = lockedBytes(installation.hash('private keys of sandbox seals'))
  return {
    lock,
    read: ({ certificate, privateKey }: KeyRow): KeyPair => ({
      certificate: Uint8Array.from(certificate),
      privateKey: Uint8Array.from(open(privateKey))
    })
  }
}
