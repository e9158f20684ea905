/**
 * Signatures as CMS (RFC 5652), as a PDF carries them (CAdES in PAdES, ETSI EN 319 142): detached, with the signing certificate among the signed
 * attributes and a timestamp (RFC 3161) of another authority among the unsigned ones. Digests are SHA-256.
 */
import { AlgorithmIdentifier, Attribute, ContentInfo, EncapsulatedContentInfo, IssuerAndSerialNumber, MessageImprint } from 'pkijs'
import { SignedAndUnsignedAttributes, SignedData, SignerInfo, TSTInfo } from 'pkijs'
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import { createHash, randomBytes } from 'node:crypto'
import { importKey, readCertificate } from './certificates.ts'
import type { KeyPair } from './certificates.ts'

export const contentTypes = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  timestamp: '1.2.840.113549.1.9.16.1.4'
} as const
export const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14'
} as const
export const sha256Oid = '2.16.840.1.101.3.4.2.1'
/** Of the sandbox: an arc for private use. */
const timestampPolicy = '1.3.6.1.4.1.32473.1'

const digestOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer

/** In the order of their bytes, as DER has a set. */
const inOrder = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .map((attribute) => ({ attribute, bytes: Buffer.from(attribute.toSchema().toBER()) }))
    .toSorted((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ attribute }) => attribute)

const signedAttributes = (contentType: string, digest: ArrayBuffer, certificate: Uint8Array): SignedAndUnsignedAttributes => {
  const certificateId = new Sequence({ value: [new OctetString({ valueHex: digestOf(certificate) })] })
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: inOrder([
      new Attribute({ type: attributeTypes.contentType, values: [new ObjectIdentifier({ value: contentType })] }),
      new Attribute({ type: attributeTypes.messageDigest, values: [new OctetString({ valueHex: digest })] }),
      new Attribute({
        type: attributeTypes.signingCertificate,
        values: [new Sequence({ value: [new Sequence({ value: [certificateId] })] })]
      })
    ])
  })
}

interface Signed {
  readonly contentType: string
  readonly digest: ArrayBuffer
  /** Undefined where the content stands outside. */
  readonly content?: ArrayBuffer
}

const sign = async ({ contentType, digest, content }: Signed, { certificate, privateKey }: KeyPair, chain: readonly Uint8Array[]) => {
  const own = readCertificate(certificate)
  const signed = new SignedData({
    version: contentType === contentTypes.data ? 1 : 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentType,
      ...(content === undefined ? {} : { eContent: new OctetString({ valueHex: content }) })
    }),
    certificates: [own, ...chain.map(readCertificate)],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: signedAttributes(contentType, digest, certificate)
      })
    ]
  })
  await signed.sign(await importKey(privateKey), 0, 'SHA-256')
  return signed
}

const wrapped = (signed: SignedData): ContentInfo =>
  new ContentInfo({ contentType: contentTypes.signedData, content: signed.toSchema(true) })

/** A timestamp token over a digest, as of RFC 3161. */
const timestamp = async (digest: ArrayBuffer, at: Date, authority: KeyPair, chain: readonly Uint8Array[]): Promise<ContentInfo> => {
  const info = new TSTInfo({
    version: 1,
    policy: timestampPolicy,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
      hashedMessage: new OctetString({ valueHex: digest })
    }),
    serialNumber: new Integer({ valueHex: Uint8Array.from([0x01, ...randomBytes(15)]).buffer }),
    genTime: at
  })
  const content = info.toSchema().toBER()
  const token = { contentType: contentTypes.timestamp, digest: digestOf(new Uint8Array(content)), content }
  return wrapped(await sign(token, authority, chain))
}

export interface DetachedSignature {
  /** The bytes that are signed. */
  readonly content: Uint8Array
  readonly signer: KeyPair
  readonly timestamper: KeyPair
  /** Certificates of the authorities, from the issuer up. */
  readonly chain: readonly Uint8Array[]
  readonly at: Date
}

/** A detached signature with its timestamp, DER. */
export const signDetached = async ({ content, signer, timestamper, chain, at }: DetachedSignature): Promise<Uint8Array> => {
  const signed = await sign({ contentType: contentTypes.data, digest: digestOf(content) }, signer, chain)
  const [info] = signed.signerInfos
  if (info === undefined) throw new Error('a signature without a signer')
  const token = await timestamp(digestOf(info.signature.valueBlock.valueHexView), at, timestamper, chain)
  info.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: attributeTypes.timestampToken, values: [token.toSchema()] })]
  })
  return new Uint8Array(wrapped(signed).toSchema().toBER())
}

/** The signed data in DER or BER bytes, which padding may follow; undefined where there is none. */
export const readSignedData = (bytes: Uint8Array): SignedData | undefined => {
  try {
    const { result, offset } = fromBER(Uint8Array.from(bytes))
    if (offset === -1) return undefined
    const info = new ContentInfo({ schema: result })
    return info.contentType === contentTypes.signedData ? new SignedData({ schema: info.content }) : undefined
  } catch {
    return undefined
  }
}
