import { createSm2KeyPair, sm2Sign } from '@ljonething/crypto/Sm2'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openOfd } from '../openOfd.ts'
import { boxObject, ofdFile, ofdFiles, packed } from '../testing/buildOfd.ts'
import { checkSeals } from './checkSeals.ts'
import { derBits, derBytes, derIa5, derInteger, derObjectId, derTime, sequence, sm2WithSm3 } from './der.ts'
import { readSeals, sealObjects } from './readSeals.ts'
import { makeCertificate, makeSeal, sealFiles, signaturesFile } from './writeSeal.ts'

const from = '2026-01-01T00:00:00Z'
const until = '2028-01-01T00:00:00Z'
const box = { x: 10, y: 20, width: 40, height: 40 }

const rootKeys = createSm2KeyPair()
const root = { name: '沙箱印章根', keys: rootKeys }
const rootCertificate = makeCertificate({ name: root.name, publicKey: rootKeys.publicKey, serial: 1, from, until }, root)

const certified = (name: string, by = root) => {
  const keys = createSm2KeyPair()
  return { keys, certificate: makeCertificate({ name, publicKey: keys.publicKey, serial: 2, from, until }, by) }
}
const maker = certified('制章')
const signer = certified('哈尔滨市公安局')
const picture = { format: 'png', bytes: Uint8Array.of(1, 2, 3), width: 40, height: 40 }
const seal = makeSeal({ id: 'S1', name: '户口专用章', signer: signer.certificate, from, until, picture }, maker)

const base = (): Record<string, Uint8Array> => {
  const files = ofdFiles({ pages: [boxObject('0 0 0', 0, 0, 9, 9), ''], body: `<ofd:Signatures>${signaturesFile}</ofd:Signatures>` })
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content ?? '')]))
}
const sealed = ({ use = seal, by = signer, at = '2026-11-23T08:00:00Z', files = base() } = {}) => ({
  ...files,
  ...sealFiles(files, { seal: use, signer: by, at, stamps: [{ pageId: '1', box }] })
})

const checked = (files: Readonly<Record<string, Uint8Array>>, trusted: readonly Uint8Array[] = [rootCertificate]) => {
  const document = openOfd(packed(files))
  if ('refused' in document) throw new Error(document.refused)
  return checkSeals(document, readSeals(document), trusted)
}
const statuses = (...given: Parameters<typeof checked>) => checked(...given).map(({ status }) => status)

describe('a seal', () => {
  it('holds, and says whose it is, who stands for it and when it was put on', () => {
    expect(checked(sealed())).toEqual([
      {
        ...{ id: '1', status: 'valid', name: '户口专用章', signer: '哈尔滨市公安局', issuer: '沙箱印章根' },
        ...{ signedAt: '2026-11-23T08:00:00Z', unprotected: [] }
      }
    ])
  })

  it('stands on its page with its picture, over what is there', () => {
    const document = openOfd(packed(sealed()))
    if ('refused' in document) throw new Error(document.refused)
    const seals = readSeals(document)
    expect(sealObjects(seals, '2')).toEqual([])
    const [object] = sealObjects(seals, '1')
    expect(object).toMatchObject({
      kind: 'image',
      format: 'png',
      matrix: [40, 0, 0, 40, 10, 20],
      clips: [{ matrix: [1, 0, 0, 1, 10, 20] }]
    })
    expect(object?.kind === 'image' ? [...(object.bytes() ?? [])] : []).toEqual([1, 2, 3])
  })

  it('may have an OFD as its picture', () => {
    const bytes = ofdFile({ pages: [boxObject('255 0 0', 0, 0, 10, 10)], size: [20, 20] })
    const drawn = makeSeal(
      { id: 'S', name: '章', signer: signer.certificate, from, until, picture: { ...picture, format: 'ofd', bytes } },
      maker
    )
    const document = openOfd(packed(sealed({ use: drawn })))
    if ('refused' in document) throw new Error(document.refused)
    expect(sealObjects(readSeals(document), '1')).toMatchObject([{ kind: 'path', matrix: [2, 0, 0, 2, 10, 20] }])
  })

  it.each(Object.keys(base()))('is broken by one changed byte of %s', (name) => {
    const files = sealed()
    const bytes = Buffer.from(files[name] ?? [])
    const at = bytes.lastIndexOf('>')
    expect(statuses({ ...files, [name]: Buffer.concat([bytes.subarray(0, at), Buffer.from(' '), bytes.subarray(at)]) })).toEqual([
      'changed'
    ])
  })

  it('is broken by a file that is taken away', () => {
    const { 'Doc_0/Pages/Page_1/Content.xml': _, ...less } = sealed()
    expect(statuses(less)).toEqual(['changed'])
  })

  it('does not protect a file that was added, which is named, whoever stands for the seal', () => {
    const name = 'Doc_0/Annots/Annotations.xml'
    const more = { ...sealed(), [name]: Buffer.from('<a/>') }
    expect(checked(more)).toMatchObject([{ status: 'partial', unprotected: [name] }])
    expect(checked(more, [])).toMatchObject([{ status: 'untrusted', unprotected: [name] }])
    expect(checked({ ...more, 'Doc_0/PublicRes.xml': Buffer.from('<a/>') })).toMatchObject([{ status: 'changed', unprotected: [] }])
  })

  it('needs no protection for itself where it lies beside its value, byte for byte', () => {
    const name = 'Doc_0/Signs/Sign_0/Signature.xml'
    const beside = 'Doc_0/Signs/Sign_0/Seal.esl'
    const files = sealed()
    const description = Buffer.from(files[name] ?? [])
      .toString()
      .replace('</ofd:SignedInfo>', `<ofd:Seal><ofd:BaseLoc>/${beside}</ofd:BaseLoc></ofd:Seal></ofd:SignedInfo>`)
    const digest = createHash('sm3').update(description).digest()
    const toSign = sequence(derInteger(4), seal, derTime('2026-11-23T08:00:00Z'), derBits(digest), derIa5('/'))
    const signature = derBits(sm2Sign(toSign, signer.keys))
    const value = sequence(toSign, derBytes(signer.certificate), derObjectId(sm2WithSm3), signature)
    const own = { [name]: Buffer.from(description), 'Doc_0/Signs/Sign_0/SignedValue.dat': value }
    expect(checked({ ...files, ...own, [beside]: seal })).toMatchObject([{ status: 'valid' }])
    const other = Buffer.concat([seal, Buffer.of(0)])
    expect(checked({ ...files, ...own, [beside]: other })).toMatchObject([{ status: 'partial', unprotected: [beside] }])
  })

  it('protects what it names in any case of letters, and its own files', () => {
    const entries = Object.entries(sealed()).map(([name, bytes]) => [name.toUpperCase(), bytes] as const)
    expect(statuses(Object.fromEntries(entries))).toEqual(['valid'])
  })

  it('is not fooled by a file that is named as the value of another seal', () => {
    const files = sealed()
    const list = Buffer.from(files[signaturesFile] ?? []).toString()
    const added = {
      [signaturesFile]: Buffer.from(
        list.replace('</ofd:Signatures>', '<ofd:Signature ID="2" BaseLoc="/Doc_0/Signs/Sign_1/Signature.xml"/></ofd:Signatures>')
      ),
      'Doc_0/Signs/Sign_1/Signature.xml': Buffer.from(
        '<Signature><SignedInfo/><SignedValue>/Doc_0/Annots/Annotations.xml</SignedValue></Signature>'
      ),
      'Doc_0/Annots/Annotations.xml': Buffer.from('<Annotations/>')
    }
    expect(statuses({ ...files, ...added })).toEqual(['partial', 'unknown'])
  })

  it('is broken by a description that protects less', () => {
    const files = sealed()
    const name = 'Doc_0/Signs/Sign_0/Signature.xml'
    const less = Buffer.from(files[name] ?? [])
      .toString()
      .replace(/<ofd:Reference FileRef="\/OFD.xml">.*?<\/ofd:Reference>/, '')
    expect(statuses({ ...files, [name]: Buffer.from(less) })).toEqual(['changed'])
  })

  it('is forged when any byte of its signatures is changed, and never an error', () => {
    const files = sealed()
    const name = 'Doc_0/Signs/Sign_0/SignedValue.dat'
    const value = Buffer.from(files[name] ?? [])
    const seen = new Set<string>()
    // Nobody signs what stands around the certificate and in the signature at the end: all of it; the rest is long.
    const around = value.indexOf(signer.certificate)
    const isUnsigned = (at: number) => (at >= around - 8 && at < around + 4) || at >= value.length - 90
    for (const at of value.keys()) {
      if (at % 23 !== 0 && !isUnsigned(at)) continue
      const changed = Buffer.from(value)
      changed[at] = 255 - (changed[at] ?? 0)
      seen.add(statuses({ ...files, [name]: changed })[0] ?? 'none')
    }
    expect(seen.has('valid')).toBe(false)
    expect([...seen].sort()).toEqual(['forged', 'unknown'])
  })

  it('is forged when somebody signs with it who may not use it', () => {
    expect(statuses(sealed({ by: certified('别人') }))).toEqual(['forged'])
  })

  it('is untrusted when nobody known stands for its certificate, also under the name of one who does', () => {
    expect(statuses(sealed(), [])).toEqual(['untrusted'])
    const impostor = { name: root.name, keys: createSm2KeyPair() }
    const own = certified('哈尔滨市公安局', impostor)
    const use = makeSeal({ id: 'S1', name: '户口专用章', signer: own.certificate, from, until, picture }, certified('制章', impostor))
    expect(statuses(sealed({ use, by: own }))).toEqual(['untrusted'])
  })

  it('is expired when it was put on before or after it was valid', () => {
    expect(statuses(sealed({ at: '2025-12-31T00:00:00Z' }))).toEqual(['expired'])
    expect(statuses(sealed({ at: '2028-06-01T00:00:00Z' }))).toEqual(['expired'])
  })

  it('of another kind is not judged', () => {
    expect(statuses({ ...sealed(), 'Doc_0/Signs/Sign_0/SignedValue.dat': Buffer.from('PKCS#7') })).toEqual(['unknown'])
  })
})
