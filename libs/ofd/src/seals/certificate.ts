/**
 * What a seal's check needs of a certificate (数字证书): whose it is, who says so, from when to when, and its SM2 key;
 * undefined of one with another key. Source: RFC 5280; GB/T 20518-2018.
 */
import { bitsOf, derTextOf, derTimeOf, objectIdOf, partsOf, readDer, sm2Curve } from './der.ts'
import type { Der } from './der.ts'

export interface Certificate {
  /** What its issuer signed, and the signature. */
  readonly signed: Uint8Array
  readonly signature: Uint8Array
  /** DER of the names. */
  readonly issuer: Uint8Array
  readonly subject: Uint8Array
  readonly subjectName: string
  readonly issuerName: string
  /** `yyyy-mm-ddThh:mm:ssZ` */
  readonly from: string
  readonly until: string
  /** 65 bytes, a point of the curve of SM2. */
  readonly publicKey: Uint8Array
}

const commonName = '2.5.4.3'
const organisation = '2.5.4.10'

/** The common name, or else the organisation. */
const nameOf = (name: Der | undefined): string => {
  const found = new Map(
    partsOf(name).flatMap((set) =>
      partsOf(set).flatMap((pair) => {
        const [kind, value] = partsOf(pair)
        return [[objectIdOf(kind), derTextOf(value)] as const]
      })
    )
  )
  return found.get(commonName) ?? found.get(organisation) ?? ''
}

export const readCertificate = (bytes: Uint8Array): Certificate | undefined => {
  const [signed, , signature] = partsOf(readDer(bytes))
  const parts = partsOf(signed)
  /** The version may be missing, and stands in front. */
  const [, , issuer, validity, subject, key] = parts[0]?.tag === 0xa0 ? parts.slice(1) : parts
  const [from, until] = partsOf(validity).map(derTimeOf)
  const publicKey = bitsOf(partsOf(key)[1])
  const signatureBits = bitsOf(signature)
  if (signed === undefined || issuer === undefined || subject === undefined || signatureBits === undefined) return undefined
  if (from === undefined || until === undefined || publicKey?.length !== 65) return undefined
  if (objectIdOf(partsOf(partsOf(key)[0])[1]) !== sm2Curve) return undefined
  return {
    signed: signed.whole,
    signature: signatureBits,
    issuer: issuer.whole,
    subject: subject.whole,
    subjectName: nameOf(subject),
    issuerName: nameOf(issuer),
    from,
    until,
    publicKey
  }
}
