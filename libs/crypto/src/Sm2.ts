/**
 * SM2 signatures with SM3 (SM2 椭圆曲线数字签名): for electronic seals, whose certificates and signatures are of this kind. Source: GB/T 32918.2-2016,
 * GB/T 35276-2017. A signature is DER (SEQUENCE of r and s), a public key the 65 bytes `04 x y`, a private key 64 hexadecimal digits; the signer
 * is known by the usual id `1234567812345678`. Verifying garbage gives false and never fails. Node's own SM2 knows no signer id, so that this is
 * the library everywhere.
 */
import { sm2 } from 'sm-crypto-v2'
import { hexBytes } from './internal/hexBytes.ts'

const bytesOf = (hex: string): Uint8Array => hexBytes(hex, hex.length / 2) ?? new Uint8Array()
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Sm2KeyPair {
  readonly privateKeyHex: string
  readonly publicKey: Uint8Array
}

export const createSm2KeyPair = (): Sm2KeyPair => {
  const { privateKey, publicKey } = sm2.generateKeyPairHex()
  return { privateKeyHex: privateKey, publicKey: bytesOf(publicKey) }
}

export const sm2Sign = (message: Uint8Array, { privateKeyHex, publicKey }: Sm2KeyPair): Uint8Array =>
  bytesOf(sm2.doSignature(message, privateKeyHex, { der: true, hash: true, publicKey: hexOf(publicKey) }))

/** Two whole INTEGERs of a SEQUENCE and nothing else; the library reads past tags and lengths. */
const isDer = (signature: Uint8Array): boolean => {
  const [tag, length] = signature
  const second = 4 + (signature[3] ?? 0)
  const isInteger = (at: number, end: number) => signature[at] === 2 && signature[at + 1] === end - at - 2
  return tag === 0x30 && length === signature.length - 2 && isInteger(2, second) && isInteger(second, signature.length)
}

export const sm2Verify = (message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean => {
  try {
    return isDer(signature) && sm2.doVerifySignature(message, hexOf(signature), hexOf(publicKey), { der: true, hash: true })
  } catch {
    return false
  }
}
