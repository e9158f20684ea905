/**
 * What a seal centre sent back as signed (验签): it is believed only where it is the file that was shown with one more signature behind it, over
 * all of it, by a certificate that is good now, of an authority we trust, and of whom it was asked for, with a timestamp of such an authority.
 */
import { Sequence } from 'asn1js'
import type { SignedData } from 'pkijs'
import { ContentInfo, TSTInfo } from 'pkijs'
import { createHash, X509Certificate } from 'node:crypto'
import { commonNameOf, pseudonymOf } from '../pki/certificates.ts'
import { attributeTypes, contentTypes, readSignedData } from '../pki/cms.ts'

export interface Expected {
  /** The bytes that the person was shown. */
  readonly seen: Uint8Array
  /** Pseudonym of whose seal it is. */
  readonly reference: string
  /** Certificates that are trusted, DER. */
  readonly trusted: readonly Uint8Array[]
  readonly now: Date
}

export type SignedCheck =
  | { readonly ok: true; readonly name: string; readonly serial: string; readonly signedAt: Date }
  | { readonly ok: false; readonly reason: 'file' | 'coverage' | 'signature' | 'certificate' | 'holder' | 'timestamp' }

const timeStamping = '1.3.6.1.5.5.7.3.8'
const longestChain = 4
/** Between our clock and that of the timestamp. */
const leewayMs = 10 * 60_000

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

interface Placed {
  readonly content: Uint8Array
  readonly signature: Uint8Array
}

/** The one signature in the bytes behind `seen`, where it covers all bytes but its own. */
const addedTo = (seen: Uint8Array, signed: Buffer): Placed | undefined => {
  const text = signed.toString('latin1', seen.length)
  const found = Array.from(text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/gu))
  const [start, before = 0, after = 0, rest = 0] = (found[0]?.slice(1) ?? []).map(Number)
  if (found.length !== 1 || start !== 0 || before <= seen.length || after <= before || after + rest !== signed.length) return undefined
  const hex = /^<([0-9A-Fa-f]+)>$/u.exec(signed.toString('latin1', before, after))?.[1]
  if (hex === undefined) return undefined
  const content = Buffer.concat([signed.subarray(0, before), signed.subarray(after)])
  return { content, signature: Buffer.from(hex, 'hex') }
}

const certificatesIn = (data: SignedData): readonly X509Certificate[] =>
  (data.certificates ?? []).flatMap((one) =>
    'subjectPublicKeyInfo' in one ? new X509Certificate(Buffer.from(one.toSchema().toBER())) : []
  )

const isGoodAt = ({ validFromDate, validToDate }: X509Certificate, at: Date): boolean => validFromDate <= at && at <= validToDate

/** Up to one that is trusted, each good at the time and issued by the next. */
const isTrusted = (leaf: X509Certificate, others: readonly X509Certificate[], { trusted, now }: Expected): boolean => {
  const roots = trusted.map((der) => new X509Certificate(der))
  let current = leaf
  for (let length = 0; length < longestChain; length += 1) {
    const below = current
    if (!isGoodAt(below, now)) return false
    const issues = (one: X509Certificate) => one.ca && below.checkIssued(one) && below.verify(one.publicKey)
    const root = roots.find(issues)
    if (root !== undefined) return isGoodAt(root, now)
    const next = others.find(issues)
    if (next === undefined) return false
    current = next
  }
  return false
}

/** The certificate of the one signer, where the signature over the content is right; of a timestamp the content is what it is of. */
const signerOf = async (data: SignedData, content: Uint8Array) => {
  if (data.signerInfos.length !== 1 || data.signerInfos[0]?.signedAttrs === undefined) return undefined
  const verified = await data.verify({ signer: 0, extendedMode: true, data: Uint8Array.from(content).buffer }).catch(() => undefined)
  return verified?.signatureVerified === true ? (verified.signerCertificate ?? undefined) : undefined
}

const timestampOf = async (data: SignedData, expected: Expected): Promise<Date | undefined> => {
  const [info] = data.signerInfos
  const value: unknown = info?.unsignedAttrs?.attributes.find(({ type }) => type === attributeTypes.timestampToken)?.values[0]
  if (info === undefined || !(value instanceof Sequence)) return undefined
  const token = readSignedData(new Uint8Array(new ContentInfo({ schema: value }).toSchema().toBER()))
  if (token?.encapContentInfo.eContentType !== contentTypes.timestamp) return undefined
  const stated = token.encapContentInfo.eContent?.getValue()
  const stamped = info.signature.valueBlock.valueHexView
  const signer = await signerOf(token, stamped)
  if (stated === undefined || signer === undefined) return undefined
  const certificate = new X509Certificate(Buffer.from(signer.toSchema().toBER()))
  if (certificate.keyUsage?.includes(timeStamping) !== true || !isTrusted(certificate, certificatesIn(token), expected)) return undefined
  const { messageImprint, genTime } = TSTInfo.fromBER(stated)
  if (!sha256(stamped).equals(messageImprint.hashedMessage.valueBlock.valueHexView)) return undefined
  return Math.abs(genTime.getTime() - expected.now.getTime()) <= leewayMs ? genTime : undefined
}

const refused = (reason: Extract<SignedCheck, { readonly ok: false }>['reason']): SignedCheck => ({ ok: false, reason })

export const checkSigned = async (signed: Uint8Array, expected: Expected): Promise<SignedCheck> => {
  const bytes = Buffer.from(signed)
  if (bytes.length <= expected.seen.length || !bytes.subarray(0, expected.seen.length).equals(expected.seen)) return refused('file')
  const placed = addedTo(expected.seen, bytes)
  if (placed === undefined) return refused('coverage')
  const data = readSignedData(placed.signature)
  const signer = data && (await signerOf(data, placed.content))
  if (data === undefined || signer === undefined) return refused('signature')
  const certificate = new X509Certificate(Buffer.from(signer.toSchema().toBER()))
  if (!isTrusted(certificate, certificatesIn(data), expected)) return refused('certificate')
  if (pseudonymOf(signer) !== expected.reference) return refused('holder')
  const signedAt = await timestampOf(data, expected)
  return signedAt === undefined
    ? refused('timestamp')
    : { ok: true, name: commonNameOf(signer), serial: certificate.serialNumber, signedAt }
}
