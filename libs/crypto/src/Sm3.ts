/**
 * SM3 cryptographic hash (密码杂凑算法): 256 bits, here as 64 lower-case hexadecimal digits. Source: GB/T 32905-2016.
 * A text is hashed as its UTF-8 bytes; every input has a hash, so it cannot fail.
 * sm3Hex('abc') → '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'
 */
import { sm3Digest } from '#platform/sm3Digest'

const utf8 = new TextEncoder()

/** The SM3 hash of a text or of bytes. */
export const sm3Hex = (input: string | Uint8Array): string => sm3Digest(typeof input === 'string' ? utf8.encode(input) : input)
