import { describe, expect, it } from 'vitest'
import { createSm2KeyPair, sm2Sign, sm2Verify } from './Sm2.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const message = new TextEncoder().encode('message digest')

describe('SM2', () => {
  it('takes the published signature, and no other', () => {
    const publicKey = bytes(
      '04 09F9DF311E5421A150DD7D161E4BC5C672179FAD1833FC076BB08FF356F35020 CCEA490CE26775A52DC6EA718CC1AA600AED05FBF35E084A6632F6072DA9AD13'
    )
    const signature = bytes(
      '3046 022100F5A03B0648D2C4630EEAC513E1BB81A15944DA3827D5B74143AC7EACEEE720B3 022100B1B6AA29DF212FD8763182BC0D421CA1BB9038FD1F7F42D4840B69C485BBC1AA'
    )
    expect(sm2Verify(message, signature, publicKey)).toBe(true)
    for (let at = 0; at < signature.length; at += 1) {
      expect(
        sm2Verify(
          message,
          signature.map((byte, place) => (place === at ? 255 - byte : byte)),
          publicKey
        )
      ).toBe(false)
    }
  })

  it('takes what it signs itself, by that key alone, for that message alone', () => {
    const [own, other] = [createSm2KeyPair(), createSm2KeyPair()]
    const signature = sm2Sign(message, own)
    expect(sm2Verify(message, signature, own.publicKey)).toBe(true)
    expect(sm2Verify(message.slice(1), signature, own.publicKey)).toBe(false)
    expect(sm2Verify(message, signature, other.publicKey)).toBe(false)
  })

  it.each([
    ['no signature', new Uint8Array(), createSm2KeyPair().publicKey],
    ['garbage', bytes('3006020101020101'), createSm2KeyPair().publicKey],
    ['no key', bytes('3006020101020101'), new Uint8Array()],
    ['a key that is no point', bytes('3006020101020101'), new Uint8Array(65).fill(4)]
  ])('gives false for %s', (_, signature, publicKey) => expect(sm2Verify(message, signature, publicKey)).toBe(false))
})
