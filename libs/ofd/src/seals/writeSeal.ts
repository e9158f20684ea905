/**
 * Makes seals and puts them on documents (制章、签章), as GB/T 38540-2020 writes them: version 4, SM2 with SM3. Times are ISO 8601 in UTC, lengths
 * millimetres.
 */
import { sm2Sign } from '@ljonething/crypto/Sm2'
import type { Sm2KeyPair } from '@ljonething/crypto/Sm2'
import { sm3Hex } from '@ljonething/crypto/Sm3'
import type { Box } from '../page/Drawing.ts'
import {
  der,
  derBits,
  derBytes,
  derIa5,
  derInteger,
  derObjectId,
  derTime,
  derUtf8,
  sequence,
  sm2Curve,
  sm2WithSm3,
  sm3ObjectId,
  tags
} from './der.ts'

export interface SealKeys {
  /** DER. */
  readonly certificate: Uint8Array
  readonly keys: Sm2KeyPair
}

export interface CertificateRequest {
  readonly name: string
  readonly publicKey: Uint8Array
  readonly serial: number
  readonly from: string
  readonly until: string
}

const commonName = '2.5.4.3'
const ellipticKey = '1.2.840.10045.2.1'
const algorithm = sequence(derObjectId(sm2WithSm3))

const nameOf = (name: string) => sequence(der(tags.set, sequence(derObjectId(commonName), derUtf8(name))))

/** An X.509 certificate (DER), signed by who stands for it; a root signs its own. */
export const makeCertificate = (
  { name, publicKey, serial, from, until }: CertificateRequest,
  issuer: { readonly name: string; readonly keys: Sm2KeyPair }
) => {
  const body = sequence(
    der(0xa0, derInteger(2)),
    derInteger(serial),
    algorithm,
    nameOf(issuer.name),
    sequence(derTime(from), derTime(until)),
    nameOf(name),
    sequence(sequence(derObjectId(ellipticKey), derObjectId(sm2Curve)), derBits(publicKey))
  )
  return sequence(body, algorithm, derBits(sm2Sign(body, issuer.keys)))
}

export interface SealRequest {
  readonly id: string
  readonly name: string
  /** Who may use it, DER. */
  readonly signer: Uint8Array
  readonly from: string
  readonly until: string
  readonly picture: { readonly format: string; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
}

const ofUnit = 1

/** A seal (SESeal, DER), whose information its maker signs. */
export const makeSeal = ({ id, name, signer, from, until, picture }: SealRequest, maker: SealKeys): Uint8Array => {
  const info = sequence(
    sequence(derIa5('ES'), derInteger(4), derIa5('LJYJS')),
    derIa5(id),
    sequence(derInteger(ofUnit), derUtf8(name), derInteger(1), sequence(derBytes(signer)), derTime(from), derTime(from), derTime(until)),
    sequence(derIa5(picture.format), derBytes(picture.bytes), derInteger(picture.width), derInteger(picture.height))
  )
  return sequence(info, derBytes(maker.certificate), derObjectId(sm2WithSm3), derBits(sm2Sign(info, maker.keys)))
}

const hexBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

export const signaturesFile = 'Doc_0/Signs/Signatures.xml'
const folder = 'Doc_0/Signs/Sign_0'
const header = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const utf8 = new TextEncoder()

/**
 * What a seal adds to the files of a package, all of which it protects; `OFD.xml` must name `signaturesFile` already.
 */
export const sealFiles = (
  files: Readonly<Record<string, Uint8Array>>,
  {
    seal,
    signer,
    at,
    stamps
  }: {
    readonly seal: Uint8Array
    readonly signer: SealKeys
    readonly at: string
    readonly stamps: readonly { readonly pageId: string; readonly box: Box }[]
  }
): Readonly<Record<string, Uint8Array>> => {
  const references = Object.entries(files)
    .map(
      ([name, bytes]) =>
        `<ofd:Reference FileRef="/${name}"><ofd:CheckValue>${base64(hexBytes(sm3Hex(bytes)))}</ofd:CheckValue></ofd:Reference>`
    )
    .join('')
  const places = stamps
    .map(
      ({ pageId, box }, index) =>
        `<ofd:StampAnnot ID="${index + 1}" PageRef="${pageId}" Boundary="${box.x} ${box.y} ${box.width} ${box.height}"/>`
    )
    .join('')
  const description = utf8.encode(
    `${header}<ofd:Signature ${namespace}><ofd:SignedInfo><ofd:Provider ProviderName="龙江一件事" Version="1.0"/><ofd:SignatureMethod>${sm2WithSm3}</ofd:SignatureMethod>` +
      `<ofd:SignatureDateTime>${at}</ofd:SignatureDateTime><ofd:References CheckMethod="${sm3ObjectId}">${references}</ofd:References>${places}</ofd:SignedInfo>` +
      `<ofd:SignedValue>/${folder}/SignedValue.dat</ofd:SignedValue></ofd:Signature>`
  )
  const toSign = sequence(derInteger(4), seal, derTime(at), derBits(hexBytes(sm3Hex(description))), derIa5(`/${folder}/Signature.xml`))
  const value = sequence(toSign, derBytes(signer.certificate), derObjectId(sm2WithSm3), derBits(sm2Sign(toSign, signer.keys)))
  return {
    [signaturesFile]: utf8.encode(
      `${header}<ofd:Signatures ${namespace}><ofd:MaxSignId>1</ofd:MaxSignId><ofd:Signature ID="1" Type="Seal" BaseLoc="/${folder}/Signature.xml"/></ofd:Signatures>`
    ),
    [`${folder}/Signature.xml`]: description,
    [`${folder}/SignedValue.dat`]: value
  }
}
