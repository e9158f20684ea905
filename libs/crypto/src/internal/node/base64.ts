/**
 * Base64 (RFC 4648 §4) by Node's buffers. Only the exact text that encoding gives is decoded; anything else is undefined.
 * Long texts are read strictly by the newer byte method where this Node has it, since encoding them once more to compare costs as much as decoding.
 */
interface FromBase64 {
  fromBase64(text: string, options: { readonly lastChunkHandling: 'strict' }): Uint8Array
}

const hasFromBase64 = (bytes: object): bytes is FromBase64 => 'fromBase64' in bytes
const longText = 65_536

export const encodeBase64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

export const decodeBase64 = (text: string): Uint8Array | undefined => {
  if (text.length >= longText && hasFromBase64(Uint8Array)) return decodeStrictly(Uint8Array, text)
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/** Strict reading passes over white space alone, which the length gives away. */
const decodeStrictly = (decoder: FromBase64, text: string): Uint8Array | undefined => {
  try {
    const bytes = decoder.fromBase64(text, { lastChunkHandling: 'strict' })
    return Math.ceil(bytes.length / 3) * 4 === text.length ? bytes : undefined
  } catch {
    return undefined
  }
}
