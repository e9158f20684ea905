/**
 * Whether a seal holds (验章), as GB/T 38540-2020 §7.3 asks: its value fits the description, the description every file it names, the signatures of
 * document and seal their certificates, and the certificate somebody who is trusted. A file that the seal does not cover could have been added by
 * anybody, so that it counts as a change.
 */
import { sm2Verify } from '@ljonething/crypto/Sm2'
import { sm3Hex } from '@ljonething/crypto/Sm3'
import type { OfdDocument } from '../openOfd.ts'
import { readCertificate } from './certificate.ts'
import type { Certificate } from './certificate.ts'
import { sm2WithSm3, sm3ObjectId } from './der.ts'
import type { Seal } from './readSeals.ts'
import type { Signed } from './readSealValue.ts'

/**
 * valid: all holds. changed: a file is not what was sealed, or was added. forged: a signature is wrong, or by somebody who may not use the seal.
 * expired: the certificate or the seal was not valid when it was put on. untrusted: all fits, but nobody known stands for the certificate.
 * unknown: of a kind that cannot be checked here.
 */
export type SealStatus = 'valid' | 'changed' | 'forged' | 'expired' | 'untrusted' | 'unknown'

export interface SealCheck {
  readonly id: string
  readonly status: SealStatus
  /** Of the seal, and of who signed with it and who stands for them. */
  readonly name: string
  readonly signer: string
  readonly issuer: string
  /** `yyyy-mm-ddThh:mm:ssZ` */
  readonly signedAt: string | undefined
}

const base64 = (bytes: string) => btoa(bytes.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))))
const digestOf = (bytes: Uint8Array) => base64(sm3Hex(bytes))

const isSm3 = (method: string) => method === sm3ObjectId || method.toUpperCase() === 'SM3'

const holds = ({ bytes, algorithm, signature }: Signed, certificate: Certificate) =>
  algorithm === sm2WithSm3 && sm2Verify(bytes, signature, certificate.publicKey)

const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && one.every((byte, at) => byte === other[at])

const isBy = (certificate: Certificate, issuer: Certificate) =>
  isSame(certificate.issuer, issuer.subject) && sm2Verify(certificate.signed, certificate.signature, issuer.publicKey)

/** The files that seals are made of come after what they cover, and cover each other by their values. */
const isOfSeals = (name: string, document: OfdDocument, seals: readonly Seal[]) =>
  name === document.signaturesFile ||
  seals.some(({ file, valueFile, value }) => name === file || (value !== undefined && name === valueFile))

const coversAll = (document: OfdDocument, seal: Seal, seals: readonly Seal[]): boolean => {
  const covered = new Set(seal.references.map(({ file }) => file?.toLowerCase()))
  return document.archive.names.every((name) => covered.has(name.toLowerCase()) || isOfSeals(name, document, seals))
}

const isUnchanged = (document: OfdDocument, { references }: Seal): boolean =>
  references.every(({ file, digest }) => {
    const bytes = file === undefined ? undefined : document.archive.read(file)
    return bytes !== undefined && digestOf(bytes) === digest
  })

const within = (time: string, from: string | undefined, until: string | undefined) =>
  (from === undefined || from <= time) && (until === undefined || time <= until)

const statusOf = (document: OfdDocument, seal: Seal, seals: readonly Seal[], roots: readonly Certificate[]): SealStatus => {
  const { value, method, description } = seal
  if (value === undefined || !isSm3(method)) return 'unknown'
  const signer = readCertificate(value.document.certificate)
  const maker = readCertificate(value.seal.certificate)
  if (signer === undefined || maker === undefined) return 'unknown'
  if (value.document.algorithm !== sm2WithSm3 || value.seal.algorithm !== sm2WithSm3) return 'unknown'
  if (!holds(value.document, signer) || !holds(value.seal, maker)) return 'forged'
  if (value.signers.length > 0 && !value.signers.some((bytes) => isSame(bytes, value.document.certificate))) return 'forged'
  if (base64([...value.digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')) !== digestOf(description)) return 'changed'
  if (!isUnchanged(document, seal) || !coversAll(document, seal, seals)) return 'changed'
  if (!roots.some((root) => isBy(signer, root)) || !roots.some((root) => isBy(maker, root))) return 'untrusted'
  const at = value.signedAt
  return at !== undefined && within(at, signer.from, signer.until) && within(at, value.validFrom, value.validUntil) ? 'valid' : 'expired'
}

/** `trusted`: certificates (DER) of those who may stand for signers and makers of seals. */
export const checkSeals = (document: OfdDocument, seals: readonly Seal[], trusted: readonly Uint8Array[]): readonly SealCheck[] => {
  const roots = trusted.flatMap((bytes) => readCertificate(bytes) ?? [])
  return seals.map((seal) => {
    const signer = seal.value === undefined ? undefined : readCertificate(seal.value.document.certificate)
    return {
      id: seal.id,
      status: statusOf(document, seal, seals, roots),
      name: seal.value?.name ?? '',
      signer: signer?.subjectName ?? '',
      issuer: signer?.issuerName ?? '',
      signedAt: seal.value?.signedAt
    }
  })
}
