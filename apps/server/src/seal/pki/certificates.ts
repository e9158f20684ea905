/**
 * X.509 certificates (证书) with keys on P-256: the sandbox makes its own with them. Certificates are DER, private keys PKCS #8. Nothing here knows
 * who may have one.
 */
import { BitString, OctetString, PrintableString, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, ExtKeyUsage } from 'pkijs'
import { createHash, randomBytes } from 'node:crypto'

export interface KeyPair {
  readonly certificate: Uint8Array<ArrayBuffer>
  readonly privateKey: Uint8Array<ArrayBuffer>
}

/** What a certificate is good for: to issue others, to state times, to sign and seal. */
type CertificateUse = 'authority' | 'timestamp' | 'seal'

export interface CertificateWish {
  readonly use: CertificateUse
  /** Common name. */
  readonly name: string
  /** Of the subject, beside its name: a pseudonym, never a number of a person. */
  readonly serialNumber?: string
  readonly from: Date
  readonly until: Date
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

const commonName = '2.5.4.3'
const subjectSerialNumber = '2.5.4.5'

/** digitalSignature and nonRepudiation, keyCertSign and cRLSign, digitalSignature. */
const keyUsage: Readonly<Record<CertificateUse, number>> = { seal: 0xc0, authority: 0x06, timestamp: 0x80 }
const unusedBits: Readonly<Record<CertificateUse, number>> = { seal: 6, authority: 1, timestamp: 7 }
const timeStamping = '1.3.6.1.5.5.7.3.8'

export const readCertificate = (der: Uint8Array): Certificate => Certificate.fromBER(Uint8Array.from(der))

export const importKey = (privateKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', privateKey, curve, false, ['sign'])

/** The pseudonym in the subject; undefined where there is none. */
export const pseudonymOf = ({ subject }: Certificate): string | undefined => {
  const value: unknown = subject.typesAndValues.find(({ type }) => String(type) === subjectSerialNumber)?.value.valueBlock.value
  return typeof value === 'string' ? value : undefined
}

export const commonNameOf = ({ subject }: Certificate): string => {
  const value: unknown = subject.typesAndValues.find(({ type }) => String(type) === commonName)?.value.valueBlock.value
  return typeof value === 'string' ? value : ''
}

const keyId = (certificate: Certificate): ArrayBuffer => {
  const bytes = Uint8Array.from(
    createHash('sha1').update(certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView).digest()
  )
  return bytes.buffer
}

const extension = (extnID: string, value: ArrayBuffer, critical = false): Extension => new Extension({ extnID, critical, extnValue: value })

const extensionsOf = (use: CertificateUse, certificate: Certificate): Extension[] => [
  extension('2.5.29.19', new BasicConstraints({ cA: use === 'authority' }).toSchema().toBER(), true),
  extension('2.5.29.15', new BitString({ valueHex: Uint8Array.of(keyUsage[use]).buffer, unusedBits: unusedBits[use] }).toBER(), true),
  extension('2.5.29.14', new OctetString({ valueHex: keyId(certificate) }).toBER()),
  ...(use === 'timestamp' ? [extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [timeStamping] }).toSchema().toBER(), true)] : [])
]

/** A certificate with a new key, issued by the authority, or by itself where there is none yet. */
export const issue = async (wish: CertificateWish, authority?: KeyPair): Promise<KeyPair> => {
  const keys = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2 })
  certificate.serialNumber.valueBlock.valueHexView = Uint8Array.from([0x01, ...randomBytes(15)])
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: wish.name }) }),
    ...(wish.serialNumber === undefined
      ? []
      : [new AttributeTypeAndValue({ type: subjectSerialNumber, value: new PrintableString({ value: wish.serialNumber }) })])
  )
  certificate.issuer = authority === undefined ? certificate.subject : readCertificate(authority.certificate).subject
  certificate.notBefore.value = wish.from
  certificate.notAfter.value = wish.until
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  certificate.extensions = extensionsOf(wish.use, certificate)
  await certificate.sign(authority === undefined ? keys.privateKey : await importKey(authority.privateKey), 'SHA-256')
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  }
}
