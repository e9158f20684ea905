import { createSm2KeyPair, sm2Sign, sm2Verify } from '@ljonething/crypto/Sm2'
import type { Sm2KeyPair } from '@ljonething/crypto/Sm2'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openOfd } from '../openOfd.ts'
import { ofdFiles, packed } from '../testing/buildOfd.ts'
import { caseBytes, openedCase } from '../../caseFile.ts'
import { checkSeals } from './checkSeals.ts'
import { readSeals } from './readSeals.ts'
import { makeCertificate, makeSeal, sealFiles, signaturesFile } from './writeSeal.ts'

/** Tag, length and content in hexadecimal digits, laid out here by GB/T 38540-2020 §6 and not by what is tested. */
const tlv = (tag: string, ...contents: readonly string[]): string => {
  const content = contents.join('')
  const length = content.length / 2
  const digits = length.toString(16).padStart(length < 0x100 ? 2 : 4, '0')
  return tag + (length < 0x80 ? '' : length < 0x100 ? '81' : '82') + digits + content
}
const hex = (bytes: Uint8Array | string) => Buffer.from(bytes as string).toString('hex')
const ia5 = (text: string) => tlv('16', hex(text))
const utf8 = (text: string) => tlv('0c', hex(text))
const time = (text: string) => tlv('18', hex(text))
const utc = (text: string) => tlv('17', hex(text))
const octets = (bytes: Uint8Array) => tlv('04', hex(bytes))
const sm2WithSm3 = '06082a811ccf55018375'

const period = { from: '2026-01-01T00:00:00Z', until: '2028-01-01T00:00:00Z' }
const keys = { maker: createSm2KeyPair(), signer: createSm2KeyPair() }
const certificateOf = (name: string, publicKey: Uint8Array) =>
  makeCertificate({ name, publicKey, serial: 1, ...period }, { name: '印章机构', keys: keys.maker })
const maker = { keys: keys.maker, certificate: certificateOf('印章机构', keys.maker.publicKey) }
const signer = { keys: keys.signer, certificate: certificateOf('省公安厅', keys.signer.publicKey) }
const picture = { format: 'png', bytes: Uint8Array.of(1, 2, 3), width: 40, height: 42 }
const seal = makeSeal({ id: 'S1', name: '户口专用章', signer: signer.certificate, ...period, picture }, maker)

/** `users` with their kind: 1 certificates, 2 digests. */
const infoFor = (...users: readonly string[]) =>
  tlv(
    '30',
    tlv('30', ia5('ES'), '020104', ia5('LJYJS')),
    ia5('S1'),
    tlv('30', '020101', utf8('户口专用章'), ...users, ...['20260101000000Z', '20260101000000Z', '20280101000000Z'].map(time)),
    tlv('30', ia5('png'), '0403010203', '020128', '02012a')
  )
const eSealInfo = infoFor('020101', tlv('30', octets(signer.certificate)))
const eSeal = (signature: string, info = eSealInfo) => tlv('30', info, octets(maker.certificate), sm2WithSm3, tlv('03', '00', signature))

/** The signature at the end of a value (BIT STRING of a SEQUENCE of two INTEGERs), of 70 to 72 bytes. */
const signatureAtEnd = (value: Uint8Array) => {
  const at = value.findLastIndex((byte, index) => byte === 3 && value[index + 2] === 0 && value[index + 1] === value.length - index - 2)
  return value.subarray(at + 3)
}
const bytesOf = (digits: string) => new Uint8Array(Buffer.from(digits, 'hex'))

describe('a seal of ours, against the bytes of the standard', () => {
  it('is its information, the certificate and the algorithm of its maker, who signs the information alone', () => {
    const signature = signatureAtEnd(seal)
    expect(hex(seal)).toBe(eSeal(hex(signature)))
    expect(sm2Verify(bytesOf(eSealInfo), signature, keys.maker.publicKey)).toBe(true)
  })

  it('is put on a file by a signature over version, seal, time, digest of the description and its name', () => {
    const at = '2026-11-23T08:00:00Z'
    const stamps = [{ pageId: '1', box: { x: 1, y: 2, width: 40, height: 42 } }]
    const files = sealFiles({ 'OFD.xml': Uint8Array.of(1) }, { seal, signer, at, stamps })
    const name = 'Doc_0/Signs/Sign_0/Signature.xml'
    const value = files['Doc_0/Signs/Sign_0/SignedValue.dat'] ?? new Uint8Array()
    const digest = createHash('sm3')
      .update(files[name] ?? '')
      .digest('hex')
    const toSign = tlv('30', '020104', eSeal(hex(signatureAtEnd(seal))), time('20261123080000Z'), tlv('03', '00', digest), ia5(`/${name}`))
    const signature = signatureAtEnd(value)
    expect(hex(value)).toBe(tlv('30', toSign, octets(signer.certificate), sm2WithSm3, tlv('03', '00', hex(signature))))
    expect(sm2Verify(bytesOf(toSign), signature, keys.signer.publicKey)).toBe(true)
  })
})

const plain = ofdFiles({ pages: [''], body: `<ofd:Signatures>${signaturesFile}</ofd:Signatures>` })
const files = Object.fromEntries(Object.entries(plain).map(([name, content]) => [name, Buffer.from(content ?? '')]))

describe('a seal that names by digests who may use it', () => {
  const statusOf = (method: string, certificate: Uint8Array) => {
    const digest = createHash('sm3').update(certificate).digest()
    const info = infoFor('020102', tlv('30', tlv('30', tlv('13', hex(method)), octets(digest))))
    const whole = bytesOf(eSeal(hex(sm2Sign(bytesOf(info), keys.maker)), info))
    const more = sealFiles(files, { seal: whole, signer, at: '2026-11-23T08:00:00Z', stamps: [] })
    const document = openOfd(packed({ ...files, ...more }))
    return 'refused' in document ? document : checkSeals(document, readSeals(document), [maker.certificate]).map(({ status }) => status)
  }

  it('holds for its user and for nobody else, where the digest is known', () => {
    expect(statusOf('SM3', signer.certificate)).toEqual(['valid'])
    expect(statusOf('1.2.156.10197.1.401', maker.certificate)).toEqual(['forged'])
    expect(statusOf('other', maker.certificate)).toEqual(['valid'])
  })
})

describe('a seal of the older kind, GM/T 0031-2014', () => {
  const info = tlv(
    '30',
    tlv('30', ia5('ES'), '020102', ia5('LJYJS')),
    ia5('S1'),
    tlv(
      '30',
      '020101',
      utf8('户口专用章'),
      tlv('30', octets(signer.certificate)),
      ...['260101000000Z', '260101000000Z', '280101000000Z'].map(utc)
    ),
    tlv('30', ia5('png'), '0403010203', '020128', '02012a')
  )
  const signed = (digits: string, by: Sm2KeyPair) => tlv('03', '00', hex(sm2Sign(bytesOf(digits), by)))

  const statusOf = (byMaker: string) => {
    const more = sealFiles(files, { seal, signer, at: '2026-11-23T08:00:00Z', stamps: [] })
    const digest = createHash('sm3')
      .update(more['Doc_0/Signs/Sign_0/Signature.xml'] ?? '')
      .digest('hex')
    const eSeal = tlv('30', info, tlv('30', octets(maker.certificate), sm2WithSm3, signed(byMaker, keys.maker)))
    const at = tlv('03', '00', time('20261123080000Z'))
    const toSign = tlv('30', '020102', eSeal, at, tlv('03', '00', digest), ia5('/'), octets(signer.certificate), sm2WithSm3)
    const value = bytesOf(tlv('30', toSign, signed(toSign, keys.signer)))
    const document = openOfd(packed({ ...files, ...more, 'Doc_0/Signs/Sign_0/SignedValue.dat': value }))
    return 'refused' in document ? document : checkSeals(document, readSeals(document), [maker.certificate]).map(({ status }) => status)
  }

  it('holds where its maker signed information, certificate and algorithm, and not where the information alone', () => {
    expect(statusOf(tlv('30', info, octets(maker.certificate), sm2WithSm3))).toEqual(['valid'])
    expect(statusOf(info)).toEqual(['forged'])
  })
})

describe('a seal of version 4 that another writer made', () => {
  const root = caseBytes('seal-v4-root.certificate')
  const checks = (name: string, trusted: readonly Uint8Array[]) => {
    const document = openedCase(name)
    return checkSeals(document, readSeals(document), trusted)
  }

  it('holds by its authority, and is untrusted without', () => {
    expect(checks('seal-v4.ofd', [root])).toMatchObject([{ status: 'valid', name: '示例政务服务专用章', unprotected: [] }])
    expect(checks('seal-v4.ofd', [])).toMatchObject([{ status: 'untrusted' }])
  })

  it('that leaves out the file of entry holds for the rest, and says so', () => {
    expect(checks('seal-leaves-ofd-xml.ofd', [root])).toMatchObject([{ status: 'partial', unprotected: ['OFD.xml'] }])
  })
})
