/**
 * The value of an electronic seal's signature (SES_Signature), of both kinds in use: GB/T 38540-2020 (version 4) and GM/T 0031-2014. Undefined
 * when it is neither. Nothing is checked here. The maker of a seal signs its information (eSealInfo) alone in the newer kind, in the older one the
 * information, the maker's certificate and the algorithm as one SEQUENCE.
 */
import { bitsOf, derTextOf, derTimeOf, objectIdOf, partsOf, readDer, sequence, tags } from './der.ts'
import type { Der } from './der.ts'

/** Something signed: the bytes, by whom, how, and the signature. */
export interface Signed {
  readonly bytes: Uint8Array
  /** DER. */
  readonly certificate: Uint8Array
  readonly algorithm: string | undefined
  readonly signature: Uint8Array
}

export interface SealValue {
  readonly name: string
  /** `yyyy-mm-ddThh:mm:ssZ`, of the seal itself. */
  readonly validFrom: string | undefined
  readonly validUntil: string | undefined
  readonly picture: { readonly format: string; readonly bytes: Uint8Array }
  /** Who may use the seal, by their certificates (DER) or, in the newer kind, by digests of them. */
  readonly signers: readonly Uint8Array[]
  readonly signerDigests: readonly { readonly method: string; readonly digest: Uint8Array }[]
  /** When it was put on the file. */
  readonly signedAt: string | undefined
  /** Of Signature.xml. */
  readonly digest: Uint8Array
  readonly document: Signed
  /** The seal itself (SESeal, DER), and what its maker signed of it. */
  readonly whole: Uint8Array
  readonly seal: Signed
}

const signedOf = (
  bytes: Uint8Array,
  certificate: Der | undefined,
  algorithm: Der | undefined,
  signature: Der | undefined
): Signed | undefined => {
  const bits = bitsOf(signature)
  return certificate?.tag !== tags.bytes || bits === undefined
    ? undefined
    : { bytes, certificate: certificate.content, algorithm: objectIdOf(algorithm), signature: bits }
}

const rewrapped = (parts: readonly (Der | undefined)[]): Uint8Array =>
  sequence(...parts.flatMap((part) => (part === undefined ? [] : [part.whole])))

/** The certificates listed stand bare in the older kind, behind their kind in the newer. */
const certificatesOf = (list: Der | undefined): readonly Uint8Array[] =>
  partsOf(list).flatMap(({ tag, content }) => (tag === tags.bytes ? [content] : []))

const digestsOf = (list: Der | undefined): SealValue['signerDigests'] =>
  partsOf(list).flatMap((entry) => {
    const [method, digest] = partsOf(entry)
    return digest?.tag === tags.bytes ? [{ method: derTextOf(method) ?? '', digest: digest.content }] : []
  })

const infoOf = (info: Der | undefined) => {
  const [, , property, picture] = partsOf(info)
  const properties = partsOf(property)
  const isNewer = properties[2]?.tag === tags.integer
  const [list, , from, until] = isNewer ? properties.slice(3) : properties.slice(2)
  const [format, data] = partsOf(picture)
  if (data === undefined) return undefined
  return {
    name: derTextOf(properties[1]) ?? '',
    validFrom: derTimeOf(from),
    validUntil: derTimeOf(until),
    signers: certificatesOf(list),
    signerDigests: digestsOf(list),
    picture: { format: (derTextOf(format) ?? '').toLowerCase(), bytes: data.content }
  }
}

const newer = (whole: readonly Der[]): SealValue | undefined => {
  const [toSign, certificate, algorithm, signature] = whole
  const [, seal, time, digest] = partsOf(toSign)
  const [info, makerCertificate, makerAlgorithm, makerSignature] = partsOf(seal)
  const found = infoOf(info)
  const hash = bitsOf(digest)
  const document = toSign && signedOf(toSign.whole, certificate, algorithm, signature)
  const maker = info && signedOf(info.whole, makerCertificate, makerAlgorithm, makerSignature)
  if (seal === undefined || found === undefined || hash === undefined || document === undefined || maker === undefined) return undefined
  return { ...found, signedAt: derTimeOf(time), digest: hash, document, whole: seal.whole, seal: maker }
}

const older = (whole: readonly Der[]): SealValue | undefined => {
  const [toSign, signature] = whole
  const [, seal, time, digest, , certificate, algorithm] = partsOf(toSign)
  const [info, signInfo] = partsOf(seal)
  const [makerCertificate, makerAlgorithm, makerSignature] = partsOf(signInfo)
  const found = infoOf(info)
  const hash = bitsOf(digest)
  const document = toSign && signedOf(toSign.whole, certificate, algorithm, signature)
  const maker = signedOf(rewrapped([info, makerCertificate, makerAlgorithm]), makerCertificate, makerAlgorithm, makerSignature)
  if (seal === undefined || found === undefined || hash === undefined || document === undefined || maker === undefined) return undefined
  const signedAt = derTimeOf(time) ?? derTimeOf(readDer(bitsOf(time) ?? new Uint8Array()))
  return { ...found, signedAt, digest: hash, document, whole: seal.whole, seal: maker }
}

export const readSealValue = (bytes: Uint8Array): SealValue | undefined => {
  const whole = partsOf(readDer(bytes))
  return whole.length === 2 ? older(whole) : newer(whole)
}
