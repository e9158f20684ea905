/**
 * Whether a seal holds (验章), as GB/T 38540-2020 §7.3 asks: its value fits the description, the description every file it names, the signatures of
 * document and seal their certificates, and the certificate somebody who is trusted. A file that the seal leaves out could have been added by
 * anybody: it is named, and the seal is not valid for the whole.
 */
import { sm2Verify } from '@ljonething/crypto/Sm2'
import { sm3Hex } from '@ljonething/crypto/Sm3'
import type { OfdDocument } from '../openOfd.ts'
import { readCertificate } from './certificate.ts'
import type { Certificate } from './certificate.ts'
import { isSame, sm2WithSm3, sm3ObjectId } from './der.ts'
import type { Seal } from './readSeals.ts'
import type { SealValue, Signed } from './readSealValue.ts'

/**
 * valid: all holds. partial: all holds, but files of the package are left out. changed: a file is not what was sealed. forged: a signature is wrong,
 * or by somebody who may not use the seal. expired: the certificate or the seal was not valid when it was put on. untrusted: all fits, but nobody
 * known stands for the certificate. unknown: of a kind that cannot be checked here.
 */
export type SealStatus = 'valid' | 'partial' | 'changed' | 'forged' | 'expired' | 'untrusted' | 'unknown'

export interface SealCheck {
  readonly id: string
  readonly status: SealStatus
  /** Of the seal, and of who signed with it and who stands for them. */
  readonly name: string
  readonly signer: string
  readonly issuer: string
  /** `yyyy-mm-ddThh:mm:ssZ` */
  readonly signedAt: string | undefined
  /** Files of the package that the seal leaves out; none is named where what it protects does not hold. */
  readonly unprotected: readonly string[]
}

const base64 = (bytes: string) => btoa(bytes.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const digestOf = (bytes: Uint8Array) => base64(sm3Hex(bytes))

const isSm3 = (method: string) => method === sm3ObjectId || method.toUpperCase() === 'SM3'

const holds = ({ bytes, algorithm, signature }: Signed, certificate: Certificate) =>
  algorithm === sm2WithSm3 && sm2Verify(bytes, signature, certificate.publicKey)

/** A seal that names nobody, or somebody by a digest that is not known here, refuses nobody. */
const mayUse = ({ signers, signerDigests, document: { certificate } }: SealValue) =>
  signers.length + signerDigests.length === 0 ||
  signers.some((bytes) => isSame(bytes, certificate)) ||
  signerDigests.some(({ method, digest }) => !isSm3(method) || hexOf(digest) === sm3Hex(certificate))

const isBy = (certificate: Certificate, issuer: Certificate) =>
  isSame(certificate.issuer, issuer.subject) && sm2Verify(certificate.signed, certificate.signature, issuer.publicKey)

/** The files that seals are made of come after what they cover, and cover each other by their values. */
const filesOfSeals = (document: OfdDocument, seals: readonly Seal[]): readonly (string | undefined)[] => [
  document.signaturesFile,
  ...seals.flatMap(({ file, valueFile, value, sealFile }) => (value === undefined ? [file] : [file, valueFile, sealFile]))
]

const leftOut = (document: OfdDocument, { references }: Seal, seals: readonly Seal[]): readonly string[] => {
  const covered = new Set([...references.map(({ file }) => file), ...filesOfSeals(document, seals)].map((name) => name?.toLowerCase()))
  return document.archive.names.filter((name) => !covered.has(name.toLowerCase()))
}

const isUnchanged = (document: OfdDocument, { references }: Seal): boolean =>
  references.every(({ file, digest }) => {
    const bytes = file === undefined ? undefined : document.archive.read(file)
    return bytes !== undefined && digestOf(bytes) === digest
  })

const within = (time: string, from: string | undefined, until: string | undefined) =>
  (from === undefined || from <= time) && (until === undefined || time <= until)

const statusOf = (document: OfdDocument, seal: Seal, roots: readonly Certificate[], isWhole: boolean): SealStatus => {
  const { value, method, description } = seal
  if (value === undefined || !isSm3(method)) return 'unknown'
  const signer = readCertificate(value.document.certificate)
  const maker = readCertificate(value.seal.certificate)
  if (signer === undefined || maker === undefined) return 'unknown'
  if (value.document.algorithm !== sm2WithSm3 || value.seal.algorithm !== sm2WithSm3) return 'unknown'
  if (!holds(value.document, signer) || !holds(value.seal, maker)) return 'forged'
  if (!mayUse(value)) return 'forged'
  if (base64(hexOf(value.digest)) !== digestOf(description)) return 'changed'
  if (!isUnchanged(document, seal)) return 'changed'
  if (!roots.some((root) => isBy(signer, root)) || !roots.some((root) => isBy(maker, root))) return 'untrusted'
  const at = value.signedAt
  if (at === undefined || !within(at, signer.from, signer.until) || !within(at, value.validFrom, value.validUntil)) return 'expired'
  return isWhole ? 'valid' : 'partial'
}

/** Where what the seal protects is as it was sealed. */
const isSound: Readonly<Record<SealStatus, boolean>> = {
  valid: true,
  partial: true,
  expired: true,
  untrusted: true,
  changed: false,
  forged: false,
  unknown: false
}

/** `trusted`: certificates (DER) of those who may stand for signers and makers of seals. */
export const checkSeals = (document: OfdDocument, seals: readonly Seal[], trusted: readonly Uint8Array[]): readonly SealCheck[] => {
  const roots = trusted.flatMap((bytes) => readCertificate(bytes) ?? [])
  return seals.map((seal) => {
    const signer = seal.value === undefined ? undefined : readCertificate(seal.value.document.certificate)
    const left = leftOut(document, seal, seals)
    const status = statusOf(document, seal, roots, left.length === 0)
    return {
      id: seal.id,
      status,
      name: seal.value?.name ?? '',
      signer: signer?.subjectName ?? '',
      issuer: signer?.issuerName ?? '',
      signedAt: seal.value?.signedAt,
      unprotected: isSound[status] ? left : []
    }
  })
}
